import { createRoot } from "react-dom/client";
import type { SessionUser } from "./user.ts";
import { ViewBanner } from "./ViewBanner.tsx";

let shown = false;

/** Over all pages, the simulator's too, and apart from them: whose eyes one has is always in sight. */
export function showViewBanner(user: SessionUser): void {
  if (shown) return;
  shown = true;
  createRoot(document.body.appendChild(document.createElement("div"))).render(<ViewBanner user={user} />);
}

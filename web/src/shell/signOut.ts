import type { QueryClient } from "@tanstack/react-query";
import { call, domainOfPage } from "../api.ts";
import { showProblem } from "./alerts.ts";
import { clearAuthentication } from "./authentication.ts";
import { forgetDrafts } from "./drafts.ts";

/** Ends the session on the server; everything the page knew goes with the page. */
export async function signOut(queries: QueryClient): Promise<void> {
  try {
    const { logoutUrl } = await call<{ logoutUrl?: string | null }>("GET", "user/logout");
    clearAuthentication(queries);
    forgetDrafts();
    location.replace(logoutUrl ?? `/${domainOfPage()}/login?reason=signedOut`);
  } catch (problem) {
    showProblem(problem);
  }
}

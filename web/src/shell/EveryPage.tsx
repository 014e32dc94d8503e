import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useUser } from "./user.ts";

const ViewBanner = lazy(async () => ({ default: (await import("./ViewBanner.tsx")).ViewBanner }));

/** Around all pages of somebody who is signed in, the simulator's too: whose eyes one has is always in sight. */
export function EveryPage() {
  return (
    <>
      <Outlet />
      {useUser().viewing && (
        <Suspense>
          <ViewBanner />
        </Suspense>
      )}
    </>
  );
}

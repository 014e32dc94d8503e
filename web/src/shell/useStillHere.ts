import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Tells, when an answer is there, whether the page it was asked on is still open: whoever went elsewhere meanwhile is led nowhere. */
export function useStillHere(): () => boolean {
  const router = useRouter();
  const here = router.latestLocation.pathname;
  return useCallback(() => router.latestLocation.pathname === here, [router, here]);
}

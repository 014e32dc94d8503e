import { useEffect } from "react";
import type { AttemptRun } from "./attemptRun.ts";

/** Lets an attempt run while the page shows it; whatever stood still catches up when it wakes. */
export function useRun({ begin, wake, retry }: Pick<AttemptRun<unknown, never>, "begin" | "wake" | "retry">): void {
  useEffect(() => begin(), [begin]);
  useEffect(() => {
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", retry);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", retry);
    };
  }, [wake, retry]);
}

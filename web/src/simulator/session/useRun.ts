import { useEffect } from "react";
import type { SessionRun } from "./sessionRun.ts";

/** Lets a session run while the page shows it; whatever stood still catches up when it wakes. */
export function useRun(run: SessionRun): void {
  useEffect(() => run.begin(), [run]);
  useEffect(() => {
    const wake = () => run.act({ type: "clock" });
    const retry = () => run.retry();
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", retry);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", retry);
    };
  }, [run]);
}

import { type RefObject, useEffect } from "react";
import type { Presentation } from "../viewer/presentation.ts";
import { sweepAt, sweepTickMs, sweptFor } from "../viewer/sweep.ts";

/** Moves the window of VARI while it is on. */
export function useSweep(
  sweeping: boolean,
  live: RefObject<{ presentation: Presentation }>,
  present: (change: Partial<Presentation>) => void,
): void {
  useEffect(() => {
    if (!sweeping) return undefined;
    const began = performance.now() - sweptFor(live.current.presentation.sweep);
    const timer = setInterval(() => present({ sweep: sweepAt(performance.now() - began) }), sweepTickMs);
    return () => clearInterval(timer);
  }, [sweeping, live, present]);
}

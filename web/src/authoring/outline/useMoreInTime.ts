import { useEffect, useState } from "react";

const atFirst = 30;
/** So few that a letter which is typed meanwhile does not wait for them. */
const atOnce = 6;
const pauseMs = 30;

/** How many lines are drawn at either side of the one at hand: a few at first, more whenever nobody waits for anything, until all are. */
export function useMoreInTime(all: number): number {
  const [around, setAround] = useState(atFirst);
  const whole = around >= all;
  useEffect(() => {
    if (whole) return undefined;
    const more = () => setAround((lines) => lines + atOnce);
    // Safari has no idle time to tell of
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(more, pauseMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(more);
    return () => cancelIdleCallback(idle);
  }, [whole, around]);
  return around;
}

import { useEffect, useState } from "react";

const atFirst = 30;
/** So few that nothing that is pressed meanwhile waits for them. */
const atOnce = 6;
/** So long after a key nothing is drawn that nobody asked for. */
const restMs = 500;

/** How many lines are drawn at either side of the one at hand: a few at first, more whenever nobody types or waits for anything, until all are. */
export function useMoreInTime(all: number): number {
  const [around, setAround] = useState(atFirst);
  const whole = around >= all;
  useEffect(() => {
    if (whole) return undefined;
    const more = () => setAround((lines) => lines + atOnce);
    let callOff = whenIdle(more);
    const typed = () => {
      callOff();
      const timer = setTimeout(() => (callOff = whenIdle(more)), restMs);
      callOff = () => clearTimeout(timer);
    };
    addEventListener("keydown", typed, true);
    return () => {
      callOff();
      removeEventListener("keydown", typed, true);
    };
  }, [whole, around]);
  return around;
}

/** The answer calls it off. */
function whenIdle(work: () => void): () => void {
  // Safari has no idle time to tell of
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work);
  return () => cancelIdleCallback(idle);
}

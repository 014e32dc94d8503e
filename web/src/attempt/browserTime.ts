import type { Wait } from "../outbox/sendInTurn.ts";
import { createAttemptClock, type AttemptClock } from "./attemptClock.ts";

/** The clock of this device, beginning now at what the server says. */
export const clockFrom = (elapsedMs: number): AttemptClock =>
  createAttemptClock(
    elapsedMs,
    () => performance.now(),
    () => Date.now(),
  );

/** The timers of this device. */
export const wait: Wait = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

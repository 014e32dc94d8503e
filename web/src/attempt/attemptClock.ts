/** The time of a session on this device, started from the server's: milliseconds since the session began. */
export interface AttemptClock {
  elapsedMs(): number;
}

/** Two clocks, for the steady one stands still while a laptop sleeps and the other may be set back. */
export function createAttemptClock(elapsedMs: number, steady: () => number, wall: () => number): AttemptClock {
  const steadyStart = steady();
  const wallStart = wall();
  return { elapsedMs: () => Math.floor(elapsedMs + Math.max(steady() - steadyStart, wall() - wallStart)) };
}

/** Elapsed times are whole ticks, as shown and as stored; configured times are seconds, so every deadline is a tick as well. */
export const tickMs = 100;

export const tick = (elapsedMs: number): number => Math.floor(elapsedMs / tickMs) * tickMs;

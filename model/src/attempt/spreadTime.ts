/**
 * When the first of so many things counts that a hand-in brings without times of their own: they share the time by the server's clock since
 * the last one that was stored, whatever the hand-in says of them.
 */
export const spreadTime = (sinceMs: number, receivedMs: number, left: number): number =>
  sinceMs + Math.max(0, receivedMs - sinceMs) / Math.max(1, left);

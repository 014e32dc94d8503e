import type { SealedBy } from "./sealedBy.ts";

interface Worked {
  sealedBy: SealedBy;
  /** Until the seal. */
  elapsedMs: number;
  /** When the last of it was decided or answered. */
  lastMs: number;
  /** Its own time; 0 = no limit. */
  limitMs: number;
}

/** Whole seconds of work: until the seal, but not beyond the attempt's own time, nor beyond the last deed of somebody who went away. */
export function workedSeconds({ sealedBy, elapsedMs, lastMs, limitMs }: Worked): number {
  const workedMs = sealedBy === "disconnect" ? lastMs : elapsedMs;
  return Math.round(Math.min(workedMs, limitMs || Infinity) / 1000);
}

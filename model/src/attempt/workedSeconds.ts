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
export const workedSeconds = (worked: Worked): number => Math.round(workedMs(worked) / 1000);

/** When the work ended. */
export const workedMs = ({ sealedBy, elapsedMs, lastMs, limitMs }: Worked): number =>
  Math.min(sealedBy === "disconnect" ? lastMs : elapsedMs, limitMs || Infinity);

import type { Share } from "./share.ts";

export interface Detection {
  hits: number;
  misses: number;
  falseAlarms: number;
  correctRejections: number;
}

/** Threats that were stopped, of those shown. */
export const hitRate = ({ hits, misses }: Pick<Detection, "hits" | "misses">): Share => ({ part: hits, all: hits + misses });

/** Innocent bags that were stopped, of those decided in time. */
export const falseAlarmRate = ({ falseAlarms, correctRejections }: Pick<Detection, "falseAlarms" | "correctRejections">): Share => ({
  part: falseAlarms,
  all: falseAlarms + correctRejections,
});

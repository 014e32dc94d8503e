import type { Share } from "./share.ts";

export interface Estimate {
  value: number;
  /** 95 % interval. */
  low: number;
  high: number;
}

export const z95 = 1.959963984540054;

/** A plain proportion, 0 to 1, with Wilson's interval; null where there was no trial. */
export function intervalOf({ part, all }: Share): Estimate | null {
  if (all === 0) return null;
  const value = part / all;
  const centre = (value + z95 ** 2 / (2 * all)) / (1 + z95 ** 2 / all);
  const half = (z95 / (1 + z95 ** 2 / all)) * Math.sqrt((value * (1 - value)) / all + z95 ** 2 / (4 * all ** 2));
  // at either end the interval touches it; rounding must not leave the value outside
  return { value, low: Math.max(0, Math.min(value, centre - half)), high: Math.min(1, Math.max(value, centre + half)) };
}

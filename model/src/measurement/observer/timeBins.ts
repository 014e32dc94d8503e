/** So many steps from one time to twice as much of it: a time in a step is told within 9 %. */
export const stepsPerOctave = 4;

interface Bin {
  /** Steps of `stepsPerOctave` above one second; below it negative. */
  step: number;
  count: number;
}

/** Seconds at which a step begins. */
const startOf = (step: number): number => 2 ** (step / stepsPerOctave);

/** The median of times that were counted by steps, in seconds: within its step as far as the half of all reaches. Null where there was none. */
export function medianSeconds(bins: readonly Bin[]): number | null {
  const sorted = bins.filter(({ count }) => count > 0).toSorted((one, other) => one.step - other.step);
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  let below = 0;
  for (const { step, count } of sorted) {
    if (below + count >= half) return startOf(step + (half - below) / count);
    below += count;
  }
  return null;
}

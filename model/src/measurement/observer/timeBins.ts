/** So many steps from one time to twice as much of it: a time in a step is told within 9 %. */
export const stepsPerOctave = 4;

interface Bin {
  /** Steps of `stepsPerOctave` above one second; below it negative. */
  step: number;
  count: number;
}

/** Seconds at which a step begins. */
const startOf = (step: number): number => 2 ** (step / stepsPerOctave);

/**
 * The median of times that were counted by steps, in seconds; null where there was none. Of an even number it is the mean of the two in the middle,
 * as after a session, where the times themselves are known; each is told from within its step.
 */
export function medianSeconds(bins: readonly Bin[]): number | null {
  const sorted = bins.filter(({ count }) => count > 0).toSorted((one, other) => one.step - other.step);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return (timeAt(sorted, Math.floor((all - 1) / 2)) + timeAt(sorted, Math.ceil((all - 1) / 2))) / 2;
}

/** The time of that rank, from 0: those of a step are taken to lie evenly in it. */
function timeAt(sorted: readonly Bin[], rank: number): number {
  let below = 0;
  for (const { step, count } of sorted) {
    if (rank < below + count) return startOf(step + (rank - below + 0.5) / count);
    below += count;
  }
  throw new RangeError(`There is no time of rank ${rank}.`);
}

/** As exactly as a time in a step is known: to the half of a second, from ten on to the whole one. Where the times themselves are known they are told to the tenth. */
export const roughSeconds = (seconds: number): number =>
  seconds < 1 ? seconds : seconds < 10 ? Math.round(2 * seconds) / 2 : Math.round(seconds);

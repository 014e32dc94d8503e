import type { Belief } from "./belief.ts";

/** So many answers, and an interval no wider than this (standard deviation in logits), until a level follows from them. */
export const leastAnswers = 30;
const mostDeviation = 0.45;
/** Where one level ends and the next begins, in logits: with middling ability 92, 83, 67 and 45 of 100 are decided rightly there. */
const steps = [-1.4, -0.6, 0.3, 1.2];

/**
 * The level that answers say, 1 to 5; null while there are too few of them: the image keeps the one it has. It leaves the level `before` only
 * when the difficulty lies outside of it by more than a standard deviation: between two levels an image would change every other night.
 */
export function levelOfDifficulty({ value, variance, answers }: Belief & { answers: number }, before: number): number | null {
  const deviation = Math.sqrt(variance);
  if (answers < leastAnswers || deviation > mostDeviation) return null;
  const begins = steps[before - 2] ?? -Infinity;
  const ends = steps[before - 1] ?? Infinity;
  if (value >= begins - deviation && value <= ends + deviation) return before;
  return 1 + steps.filter((step) => value >= step).length;
}

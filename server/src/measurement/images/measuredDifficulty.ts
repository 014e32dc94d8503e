import { estimateOfBelief } from "@vigil/model/measurement/difficulty/belief";
import { levelOfDifficulty } from "@vigil/model/measurement/difficulty/levelOfDifficulty";
import { beliefOf } from "@vigil/model/measurement/difficulty/stored";
import type { MeasuredDifficulty } from "@vigil/model/measurement/images/imageStatistics";

interface Kept {
  difficulty: number | null;
  deviation: number | null;
  answers: number | null;
}

/** What is kept of an image's difficulty, as it is told; null where nobody decided on it, or no night has come since. */
export function measuredDifficulty({ difficulty, deviation, answers }: Kept): MeasuredDifficulty | null {
  if (difficulty === null || deviation === null || answers === null || answers === 0) return null;
  const belief = beliefOf(difficulty, deviation);
  return { ...estimateOfBelief(belief), answers, level: levelOfDifficulty({ ...belief, answers }) };
}

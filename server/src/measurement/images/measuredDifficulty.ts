import { estimateOfBelief } from "@vigil/model/measurement/difficulty/belief";
import { beliefOf } from "@vigil/model/measurement/difficulty/stored";
import type { MeasuredDifficulty } from "@vigil/model/measurement/images/imageStatistics";

interface Kept {
  difficulty: number | null;
  deviation: number | null;
  answers: number | null;
  measuredLevel: number | null;
}

/** What is kept of an image's difficulty, as it is told; null where nobody decided on it, or no night has come since. */
export function measuredDifficulty({ difficulty, deviation, answers, measuredLevel }: Kept): MeasuredDifficulty | null {
  if (difficulty === null || deviation === null || answers === null || answers === 0) return null;
  return { ...estimateOfBelief(beliefOf(difficulty, deviation)), answers, level: measuredLevel };
}

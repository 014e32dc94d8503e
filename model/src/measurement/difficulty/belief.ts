import { z95, type Estimate } from "../../reporting/measures/interval.ts";

/** What is thought of somebody's ability or of an image's difficulty: a normal distribution in logits, on one scale for both. */
export interface Belief {
  value: number;
  variance: number;
}

/** Somebody of whom nothing is known finds three of four things of middling difficulty. */
export const unknownAbility: Belief = { value: 1, variance: 1 };

/** Learners change, images do not: so much less is known of an ability with each sealed session, in logits squared. */
const changePerSession = 0.015;

/** The chance that somebody decides an image rightly: Rasch's model (Rasch 1960). */
export const chanceOf = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - ability));

/** The difficulty at which somebody decides rightly with this chance (above 0 and below 1). */
export const difficultyAt = (ability: number, chance: number): number => ability - Math.log(chance / (1 - chance));

/** One answer teaches about both: a step of an extended Kalman filter, which is Elo's with an uncertainty for a pace (Glickman 1999). */
export function afterAnswer(ability: Belief, difficulty: Belief, right: boolean): { ability: Belief; difficulty: Belief } {
  const chance = chanceOf(ability.value, difficulty.value);
  const weight = chance * (1 - chance);
  const spread = 1 + weight * (ability.variance + difficulty.variance);
  const surprise = ((right ? 1 : 0) - chance) / spread;
  return {
    ability: moved(ability, surprise, weight / spread),
    difficulty: moved(difficulty, -surprise, weight / spread),
  };
}

const moved = ({ value, variance }: Belief, surprise: number, weight: number): Belief => ({
  value: value + variance * surprise,
  variance: variance * (1 - variance * weight),
});

/** The same ability at the beginning of the next session; never less known than that of a stranger. */
export const aged = ({ value, variance }: Belief): Belief => ({
  value,
  variance: Math.min(unknownAbility.variance, variance + changePerSession),
});

/** With its 95 % interval, in logits. */
export const estimateOfBelief = ({ value, variance }: Belief): Estimate => {
  const half = z95 * Math.sqrt(variance);
  return { value, low: value - half, high: value + half };
};

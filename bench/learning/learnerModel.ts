import type { Random } from "@vigil/xray/random";

// Models of learners, nothing more: what they are made of, and why, stands in docs/decisions (0063, 0112). None of their numbers was changed
// after the first comparison of choices was seen.

export const categories = ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"] as const;
type Category = (typeof categories)[number];

/** The spread of what a threat shows, in that of what an innocent bag shows: the slope of 0.6 that Sterchi et al. (2019) found. */
export const signalSpread = 1 / 0.6;

export interface SimulatedImage {
  id: number;
  category: Category | null;
  article: string | null;
  /** In deviations of the noise: how much less a threat shows than a middling one, or how much an innocent bag looks like one. */
  hardness: number;
  crowd: number;
  /** Never shown in training. */
  transfer: boolean;
}

export type SimulatedThreat = SimulatedImage & { category: Category };
export const isThreat = (image: SimulatedImage): image is SimulatedThreat => image.category !== null;

/** A learner as training and tests see one. */
export interface SimulatedLearner {
  criterion: number;
  /** What a middling threat of a category shows them where nothing of its article was trained. */
  sensitivity(category: string): number;
  /** The chance that it is stopped. */
  stops(image: SimulatedImage): number;
  /** Decides an image and is told the truth: whether it was right. */
  practise(image: SimulatedImage, random: Random): boolean;
  /** Until the next session. */
  rest(days: number): void;
  /** How much sensitivity one more exposure to a middling threat of a category would bring, after so many others. */
  nextGain(category: string, others: number): number;
  /** How much is left after some days of what this threat would add to the sensitivity for its category, where others add `more` before it. */
  gainOf(threat: SimulatedThreat, more: number, days: number): number;
}

/** What a learner begins with, of the same random numbers in every model. */
export function beginningOf(random: Random): { first: Record<string, number>; ceiling: Record<string, number>; criterion: number } {
  const own = 0.35 * random.normal();
  const first = Object.fromEntries(categories.map((category) => [category, 1.1 + own + 0.5 * random.normal()]));
  const ceiling = Object.fromEntries(
    categories.map((category) => [category, Math.max(first[category]! + 0.3, 2.8 + own + 0.3 * random.normal())]),
  );
  return { first, ceiling, criterion: 1.1 + 0.3 * random.normal() };
}

/** A picture that was seen before teaches less each time. */
export const freshness = (times: number): number => 1 / (1 + times);

/** The normal distribution's share below (Abramowitz & Stegun 26.2.17, error below 7.5e-8). */
export function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = density(z) * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z < 0 ? tail : 1 - tail;
}

export const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

import type { Random } from "@vigil/xray/random";

// A model of learners, nothing more: what it is made of, and why, stands in docs/decisions. None of its numbers was changed after the
// first comparison of choices was seen.

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

/** What learning one exposure makes: the same whatever was decided, or by how wrong it was expected to be (the delta rule). */
export type LearningRule = "exposure" | "error";

/** Half of what can be learned is learned by so many exposures of a category to threats not seen before. */
const halfLife = 55;

export class SimulatedLearner {
  readonly #first: Record<string, number>;
  readonly #ceiling: Record<string, number>;
  readonly #learned: Record<string, number> = {};
  readonly #times = new Map<number, number>();
  readonly #rule: LearningRule;
  criterion: number;

  constructor(random: Random, rule: LearningRule) {
    const own = 0.35 * random.normal();
    this.#first = Object.fromEntries(categories.map((category) => [category, 1.1 + own + 0.5 * random.normal()]));
    this.#ceiling = Object.fromEntries(
      categories.map((category) => [category, Math.max(this.#first[category]! + 0.3, 2.8 + own + 0.3 * random.normal())]),
    );
    this.criterion = 1.1 + 0.3 * random.normal();
    this.#rule = rule;
  }

  sensitivity(category: string): number {
    const [first, ceiling] = [this.#first[category]!, this.#ceiling[category]!];
    return ceiling - (ceiling - first) * 2 ** (-(this.#learned[category] ?? 0) / halfLife);
  }

  /** How much sensitivity one more exposure to a threat of a category would bring, after so many others. */
  nextGain(category: string, others: number): number {
    return (this.#ceiling[category]! - this.#first[category]!) * 2 ** (-((this.#learned[category] ?? 0) + others) / halfLife);
  }

  /** The chance that it is stopped. */
  stops({ category, hardness }: Pick<SimulatedImage, "category" | "hardness">): number {
    if (category === null) return below(hardness - this.criterion);
    return below((this.sensitivity(category) - hardness - this.criterion) / signalSpread);
  }

  /** Decides an image and is told the truth. A picture that was seen before teaches less each time. */
  practise(image: SimulatedImage, random: Random): boolean {
    const chance = this.stops(image);
    const stopped = random.chance(chance);
    if (image.category !== null) {
      const times = this.#times.get(image.id) ?? 0;
      this.#times.set(image.id, times + 1);
      const lesson = this.#rule === "exposure" ? 1 : 2 * (1 - chance);
      this.#learned[image.category] = (this.#learned[image.category] ?? 0) + lesson / (1 + times);
    }
    return stopped === (image.category !== null);
  }
}

/** The normal distribution's share below (Abramowitz & Stegun 26.2.17, error below 7.5e-8). */
export function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z < 0 ? tail : 1 - tail;
}

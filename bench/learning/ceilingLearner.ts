import type { Random } from "@vigil/xray/random";
import {
  beginningOf,
  below,
  freshness,
  signalSpread,
  type SimulatedImage,
  type SimulatedLearner,
  type SimulatedThreat,
} from "./learnerModel.ts";

/** What learning one exposure makes: the same whatever was decided, or by how wrong it was expected to be (the delta rule). */
type LearningRule = "exposure" | "error";

/** Half of what can be learned is learned by so many exposures of a category to threats not seen before. */
const halfLife = 55;

/** A learner whose sensitivity for each category grows towards a ceiling and forgets nothing. */
export class CeilingLearner implements SimulatedLearner {
  readonly #first: Record<string, number>;
  readonly #ceiling: Record<string, number>;
  readonly #learned: Record<string, number> = {};
  readonly #times = new Map<number, number>();
  readonly #rule: LearningRule;
  criterion: number;

  constructor(random: Random, rule: LearningRule) {
    const { first, ceiling, criterion } = beginningOf(random);
    [this.#first, this.#ceiling, this.criterion, this.#rule] = [first, ceiling, criterion, rule];
  }

  sensitivity(category: string): number {
    const [first, ceiling] = [this.#first[category]!, this.#ceiling[category]!];
    return ceiling - (ceiling - first) * 2 ** (-(this.#learned[category] ?? 0) / halfLife);
  }

  nextGain(category: string, others: number): number {
    return (this.#ceiling[category]! - this.#first[category]!) * 2 ** (-((this.#learned[category] ?? 0) + others) / halfLife);
  }

  gainOf(threat: SimulatedThreat, more: number): number {
    const sensitivity = this.sensitivity(threat.category) + more;
    const lesson = this.#lesson(below((sensitivity - threat.hardness - this.criterion) / signalSpread)) * this.#freshness(threat);
    return (this.#ceiling[threat.category]! - sensitivity) * (1 - 2 ** (-lesson / halfLife));
  }

  stops({ category, hardness }: SimulatedImage): number {
    if (category === null) return below(hardness - this.criterion);
    return below((this.sensitivity(category) - hardness - this.criterion) / signalSpread);
  }

  practise(image: SimulatedImage, random: Random): boolean {
    const chance = this.stops(image);
    const stopped = random.chance(chance);
    if (image.category !== null) {
      const lesson = this.#lesson(chance) * this.#freshness(image);
      this.#times.set(image.id, (this.#times.get(image.id) ?? 0) + 1);
      this.#learned[image.category] = (this.#learned[image.category] ?? 0) + lesson;
    }
    return stopped === (image.category !== null);
  }

  rest(): void {
    // nothing is forgotten
  }

  #lesson(chance: number): number {
    return this.#rule === "exposure" ? 1 : 2 * (1 - chance);
  }

  #freshness({ id }: SimulatedImage): number {
    return freshness(this.#times.get(id) ?? 0);
  }
}

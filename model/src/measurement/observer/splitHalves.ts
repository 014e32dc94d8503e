import { scoresOf } from "../../simulator/scores.ts";
import type { Detection } from "../../reporting/measures/detection.ts";
import { timesAsMany } from "./reliability.ts";

/** How reliable figures of so many images are, by what was answered here; between 0 and 1, with its 95 % interval. */
export interface MeasuredReliability {
  images: number;
  people: number;
  value: number;
  low: number;
  high: number;
}

/** One answer of a learner: which kind of bag, and whether it was decided rightly. */
export interface HalvedAnswer {
  threat: boolean;
  right: boolean;
}

/** So many of the latest answers of each learner are halved. */
export const halvedImages = 100;
/** Of fewer people a correlation says nothing. */
export const leastHalved = 30;

/**
 * Split halves: of each learner's answers every other threat and every other innocent bag goes into one half, the rest into the other; d′ of both
 * is correlated over all learners, and stepped up to the whole (Spearman 1910, Brown 1910). Its interval is Fisher's (1921). Null of fewer people
 * than can be correlated.
 */
export function splitHalves(learners: Iterable<readonly HalvedAnswer[]>): MeasuredReliability | null {
  const pairs: [number, number][] = [];
  for (const answers of learners) {
    if (answers.length < halvedImages) continue;
    const halves = halvesOf(answers).map((half) => scoresOf(half).dPrime?.value);
    const [one, other] = halves;
    if (one !== undefined && other !== undefined) pairs.push([one, other]);
  }
  if (pairs.length < leastHalved) return null;
  const r = correlation(pairs);
  if (r === null) return null;
  const z = Math.atanh(Math.min(0.999, Math.max(-0.999, r)));
  const error = 1.96 / Math.sqrt(pairs.length - 3);
  const [value, low, high] = [z, z - error, z + error].map((each) => steppedUp(Math.tanh(each)));
  return { images: halvedImages, people: pairs.length, value: value!, low: low!, high: high! };
}

/** Images that a figure needs to become so reliable, by what was measured; null where no number of them would. */
export const imagesNeeded = ({ images, value }: Pick<MeasuredReliability, "images" | "value">, wanted: number): number | null =>
  value <= 0 ? null : Math.round(images * timesAsMany(Math.min(value, 0.999), wanted));

/** Halves that agree less than by chance say that nothing is told apart. */
const steppedUp = (r: number): number => (r <= 0 ? 0 : (2 * r) / (1 + r));

function halvesOf(answers: readonly HalvedAnswer[]): Detection[] {
  const halves = [0, 1].map(() => ({ hits: 0, misses: 0, falseAlarms: 0, correctRejections: 0 }));
  const seen = { threats: 0, innocents: 0 };
  for (const { threat, right } of answers) {
    const half = halves[(threat ? seen.threats++ : seen.innocents++) % 2]!;
    half[threat ? (right ? "hits" : "misses") : right ? "correctRejections" : "falseAlarms"]++;
  }
  return halves;
}

function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [left, right] = [mean(0), mean(1)];
  let [both, one, other] = [0, 0, 0];
  for (const [x, y] of pairs) {
    both += (x - left) * (y - right);
    one += (x - left) ** 2;
    other += (y - right) ** 2;
  }
  return one === 0 || other === 0 ? null : both / Math.sqrt(one * other);
}

import type { Estimate } from "../../reporting/measures/interval.ts";
import { sumOf, type Ratings } from "./ratings.ts";
import { rocOf, type RocPoint } from "./rocOf.ts";

/** Samples that an interval is drawn from. */
const samples = 1_000;

/**
 * The area below the curve by trapezoids: the chance that a threat is rated above an innocent bag, ties counted half (Bamber 1975). No shape of the
 * curve is assumed, so that it is a little low where ratings are few. Its 95 % interval is the middle of as many samples drawn again from the
 * same bags, threats and innocent ones each for themselves (Efron 1979); `random` is seeded by the counts, so that the same counts say the same.
 */
export function areaOf(ratings: Ratings): Estimate | null {
  const value = plainArea(ratings);
  if (value === null) return null;
  const random = seeded(ratings);
  const drawn = Array.from({ length: samples }, () =>
    trapezoids(rocOf({ threats: drawnAgain(ratings.threats, random), innocents: drawnAgain(ratings.innocents, random) })!),
  ).toSorted((one, other) => one - other);
  // the middle 95 %; a sample never leaves its own bounds, and the figure stays within them
  return { value, low: Math.min(value, drawn[samples * 0.025]!), high: Math.max(value, drawn[samples * 0.975 - 1]!) };
}

/** The area alone: of many people at once, where a thousand samples each would take long. */
export function plainArea(ratings: Ratings): number | null {
  const points = rocOf(ratings);
  return points && trapezoids(points);
}

const trapezoids = (points: readonly RocPoint[]): number =>
  points.slice(1).reduce((area, { falseAlarmRate, hitRate }, index) => {
    const before = points[index]!;
    return area + ((falseAlarmRate - before.falseAlarmRate) * (hitRate + before.hitRate)) / 2;
  }, 0);

/** As many as there were, each rating as likely as it was: one binomial after the other. */
function drawnAgain(counts: readonly number[], random: () => number): number[] {
  let [left, weight] = [sumOf(counts), sumOf(counts)];
  return counts.map((count) => {
    const drawn = weight === 0 ? 0 : binomial(left, count / weight, random);
    left -= drawn;
    weight -= count;
    return drawn;
  });
}

/** Of many trials the normal distribution stands for the binomial, within its bounds. */
function binomial(trials: number, chance: number, random: () => number): number {
  if (chance <= 0 || trials === 0) return 0;
  if (chance >= 1) return trials;
  if (trials * Math.min(chance, 1 - chance) > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.min(trials, Math.max(0, Math.round(trials * chance + normal * Math.sqrt(trials * chance * (1 - chance)))));
  }
  let drawn = 0;
  for (let trial = 0; trial < trials; trial++) if (random() < chance) drawn++;
  return drawn;
}

/** mulberry32 */
function seeded({ threats, innocents }: Ratings): () => number {
  let state = [...threats, ...innocents].reduce((seed, count) => Math.imul(seed ^ count, 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

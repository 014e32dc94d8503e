import type { Belief } from "./belief.ts";
import { physicalCauses } from "./looksOf.ts";
import { solved } from "./solved.ts";

/** Images without a threat are a family of their own: how easily they are taken for one. */
export const innocentFamily = "innocent";

/** What is known of an image before anybody has decided it: what was measured of it, or the level somebody gave it. */
export interface Known {
  family: string;
  /** As `causesOf` tells them; null where nothing was measured. */
  causes: readonly number[] | null;
  /** 1 to 5. */
  level: number;
}

/** How causes add up to a difficulty in logits, threats and innocent bags apart; `spread` is the variance of what they do not tell. */
export interface Regression {
  threat: number[];
  innocent: number[];
  /** What threats of a family are harder than others that look alike. */
  families: Record<string, number>;
  spread: number;
}

/**
 * Where it begins: the weights of the generator's own levels (xray/src/truth/difficultyOf; Schwaninger, Hardmeier & Hofer 2004 for their
 * order), eight logits for a whole share, such that a bag in the middle of the levels is at 0. The first number is what all have.
 */
export const firstRegression: Regression = {
  threat: [-2.3, 2.1, 2.2, 1.3, 1.3, 0.6, 0.5, 0.5, 0.8],
  innocent: [-1.2, 0, 0, 0, 0, 2.8, 1.2, 0, 0],
  families: {},
  spread: 0.5,
};

/** How sure the beginning is: variances of a weight, and of what a family has. */
const weightVariance = 0.5;
const familyVariance = 0.3;
/** The beginning's spread counts like so many images. */
const spreadImages = 20;
const leastSpread = 0.05;
/** A level given by hand: this many logits from one to the next, and so much beside it. */
const perLevel = 0.6;
const levelVariance = 1;

export function difficultyBefore({ threat, innocent, families, spread }: Regression, { family, causes, level }: Known): Belief {
  if (causes === null) return { value: (level - 3) * perLevel, variance: levelVariance };
  const weights = family === innocentFamily ? innocent : threat;
  return { value: dot(weights, [1, ...causes]) + (families[family] ?? 0), variance: spread };
}

export interface Measured extends Known {
  before: Belief;
  after: Belief;
}

/** Fitted to what answers said of images, each by how sure they made it; few answers leave it where it began. */
export function fittedRegression(images: readonly Measured[]): Regression {
  const measured = images.flatMap((image) => {
    const answers = answersAlone(image);
    return image.causes === null || answers === null ? [] : [{ ...image, causes: image.causes, answers }];
  });
  const [innocents, threats] = [
    measured.filter(({ family }) => family === innocentFamily),
    measured.filter(({ family }) => family !== innocentFamily),
  ];
  const names = [...new Set(threats.map(({ family }) => family))].toSorted();
  const rowOf = (families: readonly string[], { family, causes }: (typeof measured)[number]) => [
    1,
    ...causes,
    ...families.map((name) => (name === family ? 1 : 0)),
  ];
  const fit = (of: typeof measured, families: readonly string[], first: readonly number[]) => {
    const rows = of.map((image) => rowOf(families, image));
    return {
      rows,
      of,
      weights: weighted(
        rows,
        of.map(({ answers }) => answers),
        first,
      ),
    };
  };
  const threat = fit(threats, names, [...firstRegression.threat, ...names.map(() => 0)]);
  const innocent = fit(innocents, [], firstRegression.innocent);
  const causes = physicalCauses.length + 1;
  return {
    threat: threat.weights.slice(0, causes),
    innocent: innocent.weights,
    families: Object.fromEntries(names.map((name, at) => [name, threat.weights[causes + at]!])),
    spread: spreadOf([threat, innocent]),
  };
}

/** What the answers alone say: the belief after them without the one before (normal distributions divide); null where they say nothing. */
function answersAlone({ before, after }: Measured): Belief | null {
  const sureness = 1 / after.variance - 1 / before.variance;
  if (sureness < 1e-6) return null;
  return { value: (after.value / after.variance - before.value / before.variance) / sureness, variance: 1 / sureness };
}

function weighted(rows: readonly number[][], told: readonly Belief[], first: readonly number[]): number[] {
  const causes = physicalCauses.length + 1;
  const matrix = first.map((_, at) =>
    first.map((_other, other) => (at === other ? 1 / (at < causes ? weightVariance : familyVariance) : 0)),
  );
  const right = first.map((value, at) => value * matrix[at]![at]!);
  for (const [index, row] of rows.entries()) {
    const { value, variance } = told[index]!;
    const sureness = 1 / (firstRegression.spread + variance);
    for (let at = 0; at < row.length; at++) {
      if (row[at] === 0) continue;
      right[at]! += sureness * row[at]! * value;
      for (let other = 0; other < row.length; other++) matrix[at]![other]! += sureness * row[at]! * row[other]!;
    }
  }
  return solved(matrix, right);
}

/** By moments: what differs beyond what chance makes differ. */
function spreadOf(fits: readonly { rows: readonly number[][]; of: readonly { answers: Belief }[]; weights: readonly number[] }[]): number {
  let sum = spreadImages * firstRegression.spread;
  let weight = spreadImages;
  for (const { rows, of, weights } of fits)
    for (const [index, row] of rows.entries()) {
      const { value, variance } = of[index]!.answers;
      const sureness = 1 / (1 + variance / firstRegression.spread);
      sum += sureness * ((value - dot(weights, row)) ** 2 - variance);
      weight += sureness;
    }
  return Math.max(leastSpread, sum / weight);
}

const dot = (weights: readonly number[], values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

import { logarithm } from "../math/logarithm.ts";
import type { Concealment } from "../packing/concealment.ts";
import type { ThreatCategory } from "../solid.ts";
import type { Measures, ViewMeasures } from "./measures.ts";
import { ANY_CROWD } from "./usualCrowd.ts";

const share = (value: number, from: number, to: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));
/** The same for what is felt by its order of magnitude. */
const magnitude = (value: number, from: number, to: number): number => share(logarithm(Math.max(value, 1)), logarithm(from), logarithm(to));

/** From 0 to 1: how hard one view is. View and superposition weigh most, as studies of projected threats found. */
const ofView = ({ clutter, opacity, threat }: ViewMeasures): number =>
  threat === null
    ? 1
    : 0.26 * share(threat.viewDifficulty, 0, 0.8) +
      0.28 * share(threat.superposition, 0, 0.8) +
      0.16 * (1 - magnitude(threat.contrastToNoise, 8, 400)) +
      0.16 * (1 - magnitude(threat.visiblePixels, 500, 20_000)) +
      0.08 * clutter +
      0.06 * share(opacity, 0, 0.3);

/** What is over it or around it makes it harder than what it shows of itself tells. */
const HIDDEN: Record<Concealment, number> = { open: 0, covered: 0.06, inside: 0.12 };

const crowdOf = ({ clutter, opacity }: ViewMeasures): number => 0.7 * clutter + 0.3 * share(opacity, 0, 0.3);

/** How crowded the better view is beside others of its type, of which the middle has 1: a full handbag is hard for a handbag. */
const innocentHardness = ({ views, usualCrowd = ANY_CROWD }: Measures): number =>
  views.reduce((least, view) => Math.min(least, crowdOf(view)), Infinity) / usualCrowd;

/** From 0 to about 1: how hard the bag is, and without a threat, from 0 to about 2. The better view counts most, for a screener looks at both. */
export const hardnessOf = (measures: Measures): number => {
  const { views, concealment = "open" } = measures;
  if (views.every(({ threat }) => threat === null)) return innocentHardness(measures);
  const [best = 1, second = best] = views.map(ofView).toSorted((a, b) => a - b);
  return 0.7 * best + 0.3 * second + HIDDEN[concealment];
};

/** Where the steps lie, so that the bags of each family as the packing makes them fill all five: a hard gun is hard for a gun. */
const threatSteps: Record<ThreatCategory, readonly [number, number, number, number]> = {
  guns: [0.24, 0.285, 0.353, 0.413],
  knives: [0.33, 0.375, 0.42, 0.469],
  explosiveDevices: [0.257, 0.301, 0.361, 0.412],
  otherWeapons: [0.274, 0.325, 0.367, 0.441],
  dangerousGoods: [0.272, 0.318, 0.366, 0.4],
  liquids: [0.268, 0.32, 0.343, 0.395],
};
/** Of the middle of its type. */
const innocentSteps = [0.78, 0.88, 1, 1.13] as const;

/** The bag's difficulty in five steps; of its threat's family, null without one. */
export const difficultyOf = (measures: Measures, family: ThreatCategory | null): 1 | 2 | 3 | 4 | 5 => {
  const [first, second, third, fourth] = family === null ? innocentSteps : threatSteps[family];
  const hardness = hardnessOf(measures);
  // Side by side in a tray innocent things hide nothing.
  if (family === null && measures.inTray && hardness >= first) return 2;
  if (hardness < first) return 1;
  if (hardness < second) return 2;
  if (hardness < third) return 3;
  return hardness < fourth ? 4 : 5;
};

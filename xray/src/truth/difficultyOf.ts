import { logarithm } from "../math/logarithm.ts";
import type { Concealment } from "../packing/concealment.ts";
import type { ThreatCategory } from "../solid.ts";
import type { Measures, ViewMeasures } from "./measures.ts";

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
const HIDDEN: Record<Concealment, number> = { open: 0, covered: 0.03, inside: 0.06 };

/** From 0 to about 1: how hard the bag is. The better view counts most, for a screener looks at both. */
export const hardnessOf = ({ views, concealment = "open" }: Measures): number => {
  const withThreat = views.some(({ threat }) => threat !== null);
  const hardness = views
    .map((view) => (withThreat ? ofView(view) : 0.7 * view.clutter + 0.3 * share(view.opacity, 0, 0.3)))
    .toSorted((a, b) => a - b);
  const best = hardness[0] ?? 0;
  const hidden = withThreat ? HIDDEN[concealment] : 0;
  return 0.7 * best + 0.3 * (hardness[1] ?? best) + hidden;
};

/** Where the steps lie, so that the bags of each family as the packing makes them fill all five: a hard gun is hard for a gun. */
const threatSteps: Record<ThreatCategory, readonly [number, number, number, number]> = {
  guns: [0.206, 0.233, 0.258, 0.289],
  knives: [0.284, 0.356, 0.389, 0.432],
  explosiveDevices: [0.228, 0.246, 0.266, 0.3],
  otherWeapons: [0.249, 0.295, 0.335, 0.369],
  dangerousGoods: [0.249, 0.271, 0.315, 0.34],
  liquids: [0.21, 0.253, 0.304, 0.335],
};
const innocentSteps = [0.24, 0.268, 0.31, 0.364] as const;

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

import { logarithm } from "../math/logarithm.ts";
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

/** From 0 to 1: how hard the bag is. The better view counts most, for a screener looks at both. */
export const hardnessOf = ({ views }: Measures): number => {
  const withThreat = views.some(({ threat }) => threat !== null);
  const hardness = views
    .map((view) => (withThreat ? ofView(view) : 0.7 * view.clutter + 0.3 * share(view.opacity, 0, 0.3)))
    .toSorted((a, b) => a - b);
  const best = hardness[0] ?? 0;
  return 0.7 * best + 0.3 * (hardness[1] ?? best);
};

/** Where the steps lie, so that bags as the packing makes them fill all five. */
const threatSteps = [0.232, 0.262, 0.295, 0.328] as const;
const innocentSteps = [0.289, 0.345, 0.385, 0.408] as const;

/** The bag's difficulty in five steps. */
export const difficultyOf = (measures: Measures): 1 | 2 | 3 | 4 | 5 => {
  const [first, second, third, fourth] = measures.views.some(({ threat }) => threat !== null) ? threatSteps : innocentSteps;
  const hardness = hardnessOf(measures);
  if (hardness < first) return 1;
  if (hardness < second) return 2;
  if (hardness < third) return 3;
  return hardness < fourth ? 4 : 5;
};

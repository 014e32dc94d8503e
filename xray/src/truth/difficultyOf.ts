import type { Measures, ViewMeasures } from "./measures.ts";

const share = (value: number, from: number, to: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));

/** From 0 to 1: how hard one view is. View and superposition weigh most, as studies of projected threats found. */
const ofView = ({ clutter, opacity, threat }: ViewMeasures): number =>
  threat === null
    ? 1
    : 0.28 * share(threat.viewDifficulty, 0, 0.7) +
      0.28 * share(threat.superposition, 0.1, 0.8) +
      0.16 * share(60 - threat.contrastToNoise, 0, 55) +
      0.12 * share(5000 - threat.visiblePixels, 0, 4800) +
      0.1 * clutter +
      0.06 * share(opacity, 0, 0.3);

/** The bag's difficulty in five steps. The better view counts most, for a screener looks at both. */
export const difficultyOf = ({ views }: Measures): 1 | 2 | 3 | 4 | 5 => {
  const withThreat = views.some(({ threat }) => threat !== null);
  const hardness = withThreat
    ? views.map(ofView).toSorted((a, b) => a - b)
    : views.map(({ clutter, opacity }) => 0.15 + 0.5 * clutter + 0.35 * share(opacity, 0, 0.3));
  const best = hardness[0] ?? 0;
  const total = 0.75 * best + 0.25 * (hardness[1] ?? best);
  if (total < 0.26) return 1;
  if (total < 0.36) return 2;
  if (total < 0.47) return 3;
  return total < 0.6 ? 4 : 5;
};

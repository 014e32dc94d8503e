import type { Random } from "@vigil/xray/random";
import type { Sample, Score } from "./logistic.ts";

const TREES = 120;
const DEEPEST = 3;
const LEAST = 6;

const shareOf = (samples: readonly Sample[]): number => samples.filter(({ positive }) => positive).length / Math.max(1, samples.length);
const impurity = (samples: readonly Sample[]): number => samples.length * shareOf(samples) * (1 - shareOf(samples));

function grow(samples: readonly Sample[], random: Random, depth: number): Score {
  const share = shareOf(samples);
  if (depth === DEEPEST || samples.length < 2 * LEAST || share === 0 || share === 1) return () => share;
  const width = samples[0]!.features.length;
  let best: { at: number; step: number; cost: number } | undefined;
  for (let draw = 0; draw < Math.ceil(Math.sqrt(width)) * 2; draw++) {
    const at = random.whole(0, width - 1);
    const step = random.pick(samples).features[at]!;
    const low = samples.filter(({ features }) => features[at]! < step);
    if (low.length < LEAST || samples.length - low.length < LEAST) continue;
    const cost = impurity(low) + impurity(samples.filter(({ features }) => features[at]! >= step));
    if (!best || cost < best.cost) best = { at, step, cost };
  }
  if (!best) return () => share;
  const { at, step } = best;
  const below = grow(
    samples.filter(({ features }) => features[at]! < step),
    random,
    depth + 1,
  );
  const above = grow(
    samples.filter(({ features }) => features[at]! >= step),
    random,
    depth + 1,
  );
  return (features) => (features[at]! < step ? below(features) : above(features));
}

/** A small forest: each tree of a sample drawn with replacement, its steps drawn from few features. */
export function forest(samples: readonly Sample[], random: Random): Score {
  const trees = Array.from({ length: TREES }, () =>
    grow(
      samples.map(() => random.pick(samples)),
      random,
      0,
    ),
  );
  return (features) => trees.reduce((sum, tree) => sum + tree(features), 0) / trees.length;
}

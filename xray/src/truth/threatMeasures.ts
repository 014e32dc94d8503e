import type { Fan } from "../geometry/fan.ts";
import type { DetectorModel } from "../geometry/scanner.ts";
import type { Article, Placement } from "../solid.ts";
import { place, turn } from "../math/rotation.ts";
import { displayed } from "./displayed.ts";
import type { ViewMeasures } from "./measures.ts";
import { wholePower } from "../math/wholePower.ts";

/** Projected area of the box around a thing, as a share of the largest it could have; what is missing is the difficulty of the view. */
const viewDifficulty = (fan: Fan, { bounds }: Article, placement: Placement): number => {
  const middle = place(placement, [
    (bounds.min[0] + bounds.max[0]) / 2,
    (bounds.min[1] + bounds.max[1]) / 2,
    (bounds.min[2] + bounds.max[2]) / 2,
  ]);
  const towards = [middle[0] - fan.sourceX, 0, middle[2] - fan.sourceZ] as const;
  const length = Math.sqrt(towards[0] * towards[0] + towards[2] * towards[2]);
  const faces = [0, 1, 2].map((axis) => {
    const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
    return (bounds.max[a]! - bounds.min[a]!) * (bounds.max[b]! - bounds.min[b]!);
  });
  const axes = [turn(placement.rotation, [1, 0, 0]), turn(placement.rotation, [0, 1, 0]), turn(placement.rotation, [0, 0, 1])];
  const seen = faces.reduce((sum, face, axis) => {
    const along = (axes[axis]![0] * towards[0] + axes[axis]![2] * towards[2]) / length;
    return sum + face * (along < 0 ? -along : along);
  }, 0);
  const most = Math.sqrt(faces.reduce((sum, face) => sum + face * face, 0));
  return Math.max(0, 1 - seen / most);
};

/** Compares what one window shows with and without the threat, where the mask says it is. */
export const threatMeasures = (
  fan: Fan,
  model: DetectorModel,
  { article, placement }: { article: Article; placement: Placement },
  mask: (pixel: number) => boolean,
  without: Float32Array,
  withThreat: Float32Array,
): ViewMeasures["threat"] => {
  let visiblePixels = 0;
  let difference = 0;
  let alone = 0;
  let contrast = 0;
  for (let pixel = 0; pixel < without.length; pixel++) {
    if (!mask(pixel)) continue;
    const before = without[pixel]!;
    const after = withThreat[pixel]!;
    visiblePixels++;
    difference += wholePower(displayed(before) - displayed(after), 2);
    alone += wholePower(255 - displayed(before > 1e-6 ? after / before : 1), 2);
    contrast += Math.abs(before - after) / Math.sqrt(after / model.photonsHigh + model.electronicNoise * model.electronicNoise);
  }
  if (visiblePixels === 0) return null;
  return {
    visiblePixels,
    superposition: alone > 0 ? Math.min(1, Math.max(0, 1 - Math.sqrt(difference / alone))) : 1,
    contrastToNoise: contrast / visiblePixels,
    viewDifficulty: viewDifficulty(fan, article, placement),
  };
};

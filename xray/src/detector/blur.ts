import { exponential } from "../math/exponential.ts";
import { type Extent, wholeExtent } from "../projector/extent.ts";

/** Middle and outer weight of three neighbours in a blur of this standard deviation (pixels). */
const weights = (deviation: number): readonly [number, number] => {
  const outer = exponential(-0.5 / (deviation * deviation));
  return [1 / (1 + 2 * outer), outer / (1 + 2 * outer)];
};

/** Blurs a plane in place, all of it or within an extent around which it is 1; `scratch` is as long as the plane. */
export const blur = (
  plane: Float32Array,
  columns: number,
  rows: number,
  along: number,
  across: number,
  scratch: Float32Array,
  extent: Extent = wholeExtent(rows, columns),
): void => {
  const [middle, outer] = weights(along);
  scratch.fill(1);
  for (let row = 0; row < rows; row++) {
    const from = extent.from[row]!;
    const to = extent.to[row]!;
    if (from >= to) continue;
    const start = row * columns;
    if (from === 0) scratch[start] = plane[start]!;
    if (to === columns) scratch[start + columns - 1] = plane[start + columns - 1]!;
    const last = start + Math.min(to, columns - 1);
    for (let at = start + Math.max(from, 1); at < last; at++) scratch[at] = middle * plane[at]! + outer * (plane[at - 1]! + plane[at + 1]!);
  }
  const [centre, neighbour] = weights(across);
  for (let row = 0; row < rows; row++) {
    const start = row * columns;
    const above = row > 0 ? -columns : 0;
    const below = row < rows - 1 ? columns : 0;
    const last = start + extent.to[row]!;
    for (let at = start + extent.from[row]!; at < last; at++)
      plane[at] = centre * scratch[at]! + neighbour * (scratch[at + above]! + scratch[at + below]!);
  }
};

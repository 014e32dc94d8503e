import { exponential } from "../math/exponential.ts";

/** Middle and outer weight of three neighbours in a blur of this standard deviation (pixels). */
const weights = (deviation: number): readonly [number, number] => {
  const outer = exponential(-0.5 / (deviation * deviation));
  return [1 / (1 + 2 * outer), outer / (1 + 2 * outer)];
};

/** Blurs a plane in place; `scratch` is as long as the plane. */
export const blur = (plane: Float32Array, columns: number, rows: number, along: number, across: number, scratch: Float32Array): void => {
  const [middle, outer] = weights(along);
  for (let row = 0; row < rows; row++) {
    const start = row * columns;
    scratch[start] = plane[start]!;
    scratch[start + columns - 1] = plane[start + columns - 1]!;
    for (let at = start + 1; at < start + columns - 1; at++) scratch[at] = middle * plane[at]! + outer * (plane[at - 1]! + plane[at + 1]!);
  }
  const [centre, neighbour] = weights(across);
  for (let row = 0; row < rows; row++) {
    const start = row * columns;
    const above = row > 0 ? -columns : 0;
    const below = row < rows - 1 ? columns : 0;
    for (let at = start; at < start + columns; at++)
      plane[at] = centre * scratch[at]! + neighbour * (scratch[at + above]! + scratch[at + below]!);
  }
};

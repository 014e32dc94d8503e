import { exponential } from "../math/exponential.ts";
import { type Extent, wholeExtent } from "../projector/extent.ts";

/** What three neighbours give when their mean place is `shift` pixels further on, with the variance of a blur of this standard deviation; none takes away, or a sharp edge would shine through less than nothing. */
const weightsOf = (deviation: number, shift: number): readonly [before: number, own: number, after: number] => {
  const outer = exponential(-0.5 / (deviation * deviation));
  const both = Math.max((2 * outer) / (1 + 2 * outer) + shift * shift, Math.abs(shift));
  return [(both - shift) / 2, 1 - both, (both + shift) / 2];
};

interface Part {
  /** Around it the plane is 1; all of it when missing. */
  extent?: Extent;
  /** By how many rows the first and the last row look further on, those between them in proportion. */
  shift?: readonly [first: number, last: number];
}

/** Blurs a plane in place; `scratch` is as long as the plane. */
export const blur = (
  plane: Float32Array,
  columns: number,
  rows: number,
  along: number,
  across: number,
  scratch: Float32Array,
  { extent = wholeExtent(rows, columns), shift: [firstShift, lastShift] = [0, 0] }: Part = {},
): void => {
  const [outer, middle] = weightsOf(along, 0);
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
  for (let row = 0; row < rows; row++) {
    const [before, own, after] = weightsOf(across, firstShift + ((row + 0.5) / rows) * (lastShift - firstShift));
    const start = row * columns;
    const above = row > 0 ? -columns : 0;
    const below = row < rows - 1 ? columns : 0;
    const last = start + extent.to[row]!;
    for (let at = start + extent.from[row]!; at < last; at++)
      plane[at] = before * scratch[at + above]! + own * scratch[at]! + after * scratch[at + below]!;
  }
};

import { AIR, type View } from "../file/view.ts";
import type { Extent } from "../projector/extent.ts";

/**
 * Makes air of what is air: where both energies' mean over a pixel and its eight neighbours reaches `from`, as a scanner's own software
 * does before it shows the picture. Thin wires and cloth stay, for the mean has a sixth of a pixel's noise. Outside the extent all is air.
 */
export const clearAir = ({ width, height, low, high }: View, from: number, extent: Extent): void => {
  const least = 18 * AIR * from;
  const first = extent.from.reduce((a, b) => (b < a ? b : a), width);
  const behind = extent.to.reduce((a, b) => (b > a ? b : a), 0);
  // Sums over three columns, of the rows above, at and below; a row is rewritten once the one below no longer needs it.
  const sums = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  const sumRow = (row: number): Float64Array => {
    const target = sums[((row % 3) + 3) % 3]!;
    const start = Math.min(height - 1, Math.max(0, row)) * width;
    const last = start + width - 1;
    let at = start + first;
    let before = low[first > 0 ? at - 1 : at]! + high[first > 0 ? at - 1 : at]!;
    let own = low[at]! + high[at]!;
    for (let column = first; column < behind; column++, at++) {
      const after = at < last ? low[at + 1]! + high[at + 1]! : own;
      target[column] = before + own + after;
      before = own;
      own = after;
    }
    return target;
  };
  let above = sumRow(-1);
  let own = sumRow(0);
  for (let row = 0; row < height; row++) {
    const below = sumRow(row + 1);
    const start = row * width;
    const end = extent.to[row]!;
    for (let column = extent.from[row]!; column < end; column++) {
      if (above[column]! + own[column]! + below[column]! < least) continue;
      low[start + column] = AIR;
      high[start + column] = AIR;
    }
    above = own;
    own = below;
  }
};

import { AIR, type View } from "../file/view.ts";

/**
 * Makes air of what is air: where both energies' mean over a pixel and its eight neighbours reaches `from`, as a scanner's own software
 * does before it shows the picture. Thin wires and cloth stay, for the mean has a sixth of a pixel's noise.
 */
export const clearAir = ({ width, height, low, high }: View, from: number): void => {
  const least = 18 * AIR * from;
  // Sums over three columns, of the rows above, at and below; a row is rewritten once the one below no longer needs it.
  const sums = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  const sumRow = (row: number): Float64Array => {
    const target = sums[((row % 3) + 3) % 3]!;
    const start = Math.min(height - 1, Math.max(0, row)) * width;
    for (let column = 0; column < width; column++) {
      const before = start + (column > 0 ? column - 1 : 0);
      const at = start + column;
      const after = start + (column < width - 1 ? column + 1 : column);
      target[column] = low[before]! + low[at]! + low[after]! + high[before]! + high[at]! + high[after]!;
    }
    return target;
  };
  let above = sumRow(-1);
  let own = sumRow(0);
  for (let row = 0; row < height; row++) {
    const below = sumRow(row + 1);
    const start = row * width;
    for (let column = 0; column < width; column++) {
      if (above[column]! + own[column]! + below[column]! < least) continue;
      low[start + column] = AIR;
      high[start + column] = AIR;
    }
    above = own;
    own = below;
  }
};

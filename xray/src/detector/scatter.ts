import { type Extent, wholeExtent } from "../projector/extent.ts";

/** Side of the squares in which the veil is told; it is broader than that. */
export const CELL = 16;
const PASSES = 3;
/** What even air sends aside, as a share of the strongest source, matter of half transmission. */
const FROM_AIR = 0.15;

const smoothed = (cells: Float32Array, across: number, down: number): Float32Array<ArrayBuffer> => {
  const result = new Float32Array(cells.length);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      let sum = 0;
      let count = 0;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(down - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(across - 1, x + 1); nx++) {
          sum += cells[ny * across + nx]!;
          count++;
        }
      result[y * across + x] = sum / count;
    }
  return result;
};

/** The broad veil that matter scatters into its neighbourhood. */
interface Veil {
  /** What an empty tunnel gets of it everywhere. */
  ofAir: number;
  /** The veil of a row in the middles of its cells, and the last one again; the same array each time. */
  ofRow: (row: number) => Float64Array;
}

/** Of all of a plane, or only of an extent around which it is air. */
export const veilOf = (
  plane: Float32Array,
  columns: number,
  rows: number,
  strength: number,
  extent: Extent = wholeExtent(rows, columns),
): Veil => {
  const across = Math.ceil(columns / CELL);
  const down = Math.ceil(rows / CELL);
  let cells = new Float32Array(across * down);
  const sums = new Float64Array(across);
  for (let y = 0; y < down; y++) {
    const endRow = Math.min(rows, (y + 1) * CELL);
    // What each cell's pixels send aside more than air.
    sums.fill(0);
    for (let row = y * CELL; row < endRow; row++) {
      const to = extent.to[row]!;
      for (let column = extent.from[row]!; column < to;) {
        const cell = (column / CELL) | 0;
        const until = Math.min(to, (cell + 1) * CELL);
        let sum = 0;
        for (; column < until; column++) {
          const transmission = plane[row * columns + column]!;
          sum += (1 - transmission) * (transmission - FROM_AIR);
        }
        sums[cell]! += sum;
      }
    }
    for (let x = 0; x < across; x++) {
      const count = (Math.min(columns, (x + 1) * CELL) - x * CELL) * (endRow - y * CELL);
      cells[y * across + x] = FROM_AIR + sums[x]! / count;
    }
  }
  for (let pass = 0; pass < PASSES; pass++) cells = smoothed(cells, across, down);
  const line = new Float64Array(across + 1);
  return {
    ofAir: strength * FROM_AIR,
    ofRow: (row) => {
      const y = Math.min(down - 1, Math.max(0, (row + 0.5) / CELL - 0.5));
      const y0 = y | 0;
      const y1 = Math.min(down - 1, y0 + 1) * across;
      const q = y - y0;
      for (let x = 0; x < across; x++) line[x] = strength * (cells[y0 * across + x]! * (1 - q) + cells[y1 + x]! * q);
      line[across] = line[across - 1]!;
      return line;
    },
  };
};

/** Adds the veil to a plane; the calibration with an empty tunnel keeps air at one. */
export const scatter = (plane: Float32Array, columns: number, rows: number, strength: number): void => {
  const { ofAir, ofRow } = veilOf(plane, columns, rows, strength);
  const whole = 1 / (1 + ofAir);
  const last = Math.ceil(columns / CELL) - 1;
  for (let row = 0; row < rows; row++) {
    const line = ofRow(row);
    for (let column = 0; column < columns; column++) {
      const x = Math.min(last, Math.max(0, (column + 0.5) * (1 / CELL) - 0.5));
      const x0 = x | 0;
      const veil = line[x0]!;
      const at = row * columns + column;
      plane[at] = (plane[at]! + veil + (x - x0) * (line[x0 + 1]! - veil)) * whole;
    }
  }
};

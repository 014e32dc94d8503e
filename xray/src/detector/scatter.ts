const CELL = 16;
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

/** Adds what matter scatters into its neighbourhood, a broad veil; the calibration with an empty tunnel keeps air at one. */
export const scatter = (plane: Float32Array, columns: number, rows: number, strength: number): void => {
  const across = Math.ceil(columns / CELL);
  const down = Math.ceil(rows / CELL);
  let cells = new Float32Array(across * down);
  const counts = new Float32Array(across * down);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const transmission = plane[row * columns + column]!;
      const cell = ((row / CELL) | 0) * across + ((column / CELL) | 0);
      cells[cell]! += transmission * (1 - transmission) + FROM_AIR * transmission;
      counts[cell]!++;
    }
  for (let cell = 0; cell < cells.length; cell++) cells[cell]! /= counts[cell]!;
  for (let pass = 0; pass < PASSES; pass++) cells = smoothed(cells, across, down);
  const whole = 1 / (1 + strength * FROM_AIR);
  for (let row = 0; row < rows; row++) {
    const y = Math.min(down - 1, Math.max(0, (row + 0.5) / CELL - 0.5));
    const y0 = y | 0;
    const y1 = Math.min(down - 1, y0 + 1) * across;
    const q = y - y0;
    for (let column = 0; column < columns; column++) {
      const x = Math.min(across - 1, Math.max(0, (column + 0.5) / CELL - 0.5));
      const x0 = x | 0;
      const x1 = Math.min(across - 1, x0 + 1);
      const p = x - x0;
      const upper = cells[y0 * across + x0]! * (1 - p) + cells[y0 * across + x1]! * p;
      const lower = cells[y1 + x0]! * (1 - p) + cells[y1 + x1]! * p;
      const at = row * columns + column;
      plane[at] = (plane[at]! + strength * (upper * (1 - q) + lower * q)) * whole;
    }
  }
};

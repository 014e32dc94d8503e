import type { View } from "../../src/file/view.ts";

/** How the noise of an even field hangs together. */
interface NoiseFigures {
  /** Standard deviation by the mean. */
  relative: number;
  /** Correlation of neighbours between detectors and between lines, each row or line less its own mean. */
  lagAcross: number;
  lagAlong: number;
  /** Power of the noise below an eighth of a cycle a pixel by that above three eighths: 1 is white. */
  powerRatio: number;
}

const TILE = 32;

/** Power by frequency, summed over a plane's tiles of 32 pixels. */
const powers = (values: Float64Array, width: number, height: number): Float64Array => {
  const cosines = Float64Array.from({ length: TILE }, (_, index) => Math.cos((2 * Math.PI * index) / TILE));
  const sines = Float64Array.from({ length: TILE }, (_, index) => Math.sin((2 * Math.PI * index) / TILE));
  const sum = new Float64Array(TILE * TILE);
  const real = new Float64Array(TILE * TILE);
  const imaginary = new Float64Array(TILE * TILE);
  for (let top = 0; top + TILE <= height; top += TILE)
    for (let left = 0; left + TILE <= width; left += TILE) {
      for (let y = 0; y < TILE; y++)
        for (let u = 0; u < TILE; u++) {
          let [a, b] = [0, 0];
          for (let x = 0; x < TILE; x++) {
            const value = values[(top + y) * width + left + x]!;
            a += value * cosines[(u * x) % TILE]!;
            b -= value * sines[(u * x) % TILE]!;
          }
          real[y * TILE + u] = a;
          imaginary[y * TILE + u] = b;
        }
      for (let u = 0; u < TILE; u++)
        for (let v = 0; v < TILE; v++) {
          let [a, b] = [0, 0];
          for (let y = 0; y < TILE; y++) {
            const [c, s] = [cosines[(v * y) % TILE]!, sines[(v * y) % TILE]!];
            a += real[y * TILE + u]! * c + imaginary[y * TILE + u]! * s;
            b += imaginary[y * TILE + u]! * c - real[y * TILE + u]! * s;
          }
          sum[v * TILE + u]! += a * a + b * b;
        }
    }
  return sum;
};

export const noiseFigures = ({ width, height, high }: View): NoiseFigures => {
  const mean = high.reduce((sum, value) => sum + value, 0) / high.length;
  const values = Float64Array.from(high, (value) => value - mean);
  const correlation = (step: number, inside: (column: number, row: number) => boolean): number => {
    let [product, square, count] = [0, 0, 0];
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        if (!inside(column, row)) continue;
        product += values[row * width + column]! * values[row * width + column + step]!;
        square += values[row * width + column]! * values[row * width + column]!;
        count++;
      }
    return count === 0 ? 0 : product / square;
  };
  const variance = values.reduce((sum, value) => sum + value * value, 0) / values.length;
  const power = powers(values, width, height);
  const band = (from: number, to: number): number => {
    let [sum, count] = [0, 0];
    for (let v = 0; v < TILE; v++)
      for (let u = 0; u < TILE; u++) {
        const frequency = Math.hypot(Math.min(u, TILE - u), Math.min(v, TILE - v)) / TILE;
        if (frequency <= from || frequency > to) continue;
        sum += power[v * TILE + u]!;
        count++;
      }
    return sum / count;
  };
  return {
    relative: Math.sqrt(variance) / mean,
    lagAcross: correlation(width, (_, row) => row < height - 1),
    lagAlong: correlation(1, (column) => column < width - 1),
    powerRatio: band(0, 1 / 8) / band(3 / 8, 1 / 2),
  };
};

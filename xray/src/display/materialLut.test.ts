import { expect, test } from "vitest";
import { spectrumS160 } from "../physics/spectrumS160.ts";
import { transmissionThrough } from "../physics/transmission.ts";
import { materialLutFor } from "./materialLut.ts";

const materialLut = materialLutFor("S160");

/** Row, column, effective Z, water and iron of an independent computation (Python, xraylib 4.3). */
const reference: [number, number, number, number, number][] = [
  [0, 14, 6.42, 0.0286, 0],
  [0, 16, 7.34, 0.0286, 0],
  [0, 20, 8.68, 0.0274, 0.00039],
  [0, 24, 9.66, 0.0261, 0.00081],
  [0, 30, 11.02, 0.0242, 0.00145],
  [0, 36, 12.13, 0.0223, 0.00208],
  [0, 45, 13.65, 0.0194, 0.00304],
  [0, 60, 16.04, 0.0146, 0.00463],
  [0, 80, 19.5, 0.0081, 0.00677],
  [5, 14, 6.62, 3.2143, 0],
  [5, 16, 7.64, 3.197, 0.00597],
  [5, 20, 9.22, 3.0218, 0.06702],
  [5, 24, 10.53, 2.8319, 0.13439],
  [5, 30, 12.34, 2.5211, 0.24721],
  [5, 36, 14.06, 2.1816, 0.37392],
  [5, 45, 16.7, 1.6236, 0.58951],
  [5, 60, 22.1, 0.5697, 1.0187],
  [16, 14, 7.08, 10.2916, 0],
  [16, 16, 8.3, 10.0523, 0.09088],
  [16, 20, 10.31, 9.2897, 0.39212],
  [16, 24, 12.16, 8.4038, 0.76159],
  [16, 30, 14.9, 6.804, 1.47216],
  [16, 36, 18.2, 4.6869, 2.47911],
  [16, 45, 27.9, 0, 4.89704],
  [32, 14, 7.73, 20.5942, 0.05653],
  [32, 16, 9.24, 19.7174, 0.43491],
  [32, 20, 12.04, 17.4247, 1.50046],
  [32, 24, 15.46, 13.6536, 3.41807],
  [32, 30, 29.42, 0, 11.26082],
  [48, 14, 8.48, 30.5603, 0.3432],
  [48, 16, 10.45, 28.6748, 1.25723],
  [48, 20, 15.9, 20.4035, 5.7432],
];

test("the table agrees with an independent computation", () => {
  const { columns, effectiveZ, water, iron } = materialLut;
  for (const [row, column, z, a, b] of reference) {
    const cell = row * columns + column;
    expect(Math.abs((effectiveZ[cell] ?? NaN) / z - 1), `Z at ${row}, ${column}`).toBeLessThan(0.04);
    const scale = 0.01 * (a + b) + 2e-4;
    expect(Math.abs((water[cell] ?? NaN) - a), `water at ${row}, ${column}`).toBeLessThan(2 * scale);
    expect(Math.abs((iron[cell] ?? NaN) - b), `iron at ${row}, ${column}`).toBeLessThan(2 * scale);
  }
});

test("the mixture of water and iron gives back the pair it was found for", () => {
  const { rows, columns, lnHigh, ratio, water, iron } = materialLut;
  const transmission = transmissionThrough(spectrumS160);
  let compared = 0;
  for (let row = 0; row < rows; row += 3)
    for (let column = 0; column < columns; column++) {
      const a = water[row * columns + column] ?? 0;
      const b = iron[row * columns + column] ?? 0;
      if (a < 1e-4 || b < 1e-4) continue;
      const [low, high] = transmission.exactly(a, b, 0, 0);
      expect(-Math.log(high) / (lnHigh[0] + (row / (rows - 1)) * (lnHigh[1] - lnHigh[0]))).toBeCloseTo(1, 2);
      expect(Math.log(low) / Math.log(high)).toBeCloseTo(ratio[0] + (column / (columns - 1)) * (ratio[1] - ratio[0]), 1);
      compared++;
    }
  expect(compared).toBeGreaterThan(300);
});

test("the effective number rises with the ratio in every row", () => {
  const { rows, columns, effectiveZ } = materialLut;
  for (let row = 0; row < rows; row++) {
    const numbers = [...effectiveZ.subarray(row * columns, (row + 1) * columns)];
    expect(numbers.every((value, index) => index === 0 || value >= (numbers[index - 1] ?? 0))).toBe(true);
  }
});

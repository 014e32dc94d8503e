import { expect, test } from "vitest";
import { AIR } from "../file/view.ts";
import { fanOf } from "../geometry/fan.ts";
import { scannerS160 } from "../geometry/scannerS160.ts";
import { blur } from "./blur.ts";
import { detect } from "./detect.ts";
import { gaussian } from "./gaussian.ts";
import { scatter } from "./scatter.ts";

const [geometry] = scannerS160.views;
if (geometry === undefined) throw new Error("no view");
const fan = fanOf({ ...scannerS160, detectorCount: 128, lineCount: 256 }, geometry);
const columns = fan.columns;
const rows = fan.rows / fan.raysPerPixel;
const even = (value: number): Float32Array => new Float32Array(columns * rows).fill(value);
const model = { ...scannerS160.detector, residualGain: 0 };

const statistics = (values: ArrayLike<number>): { mean: number; deviation: number } => {
  const list = Array.from(values);
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
  return { mean, deviation: Math.sqrt(list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / list.length) };
};

test("the noise of an even field is that of the photons and of the electronics", () => {
  for (const transmission of [0.6, 0.1, 0.001]) {
    const view = detect(fan, { ...model, scatter: 0 }, { low: even(transmission), high: even(transmission) }, 5);
    for (const [values, photons] of [
      [view.low, model.photonsLow],
      [view.high, model.photonsHigh],
    ] as const) {
      const { mean, deviation } = statistics(values);
      const expected = AIR * Math.sqrt(transmission / photons + model.electronicNoise ** 2);
      expect(Math.abs(mean - AIR * transmission)).toBeLessThan(expected * 0.04 + 0.2);
      expect(deviation / expected).toBeGreaterThan(0.97);
      expect(deviation / expected).toBeLessThan(1.03);
    }
  }
});

test("the noise of neighbours, of the two energies and of two keys have nothing to do with each other", () => {
  const field = (): { low: Float32Array; high: Float32Array } => ({ low: even(0.5), high: even(0.5) });
  const first = detect(fan, { ...model, scatter: 0 }, field(), 5);
  const other = detect(fan, { ...model, scatter: 0 }, field(), 6);
  const correlation = (a: Uint16Array, b: Uint16Array): number => {
    const left = statistics(a);
    const right = statistics(b);
    const sum = a.reduce((total, value, index) => total + (value - left.mean) * ((b[index] ?? 0) - right.mean), 0);
    return Math.abs(sum / a.length / left.deviation / right.deviation);
  };
  expect(correlation(first.low, first.high)).toBeLessThan(0.02);
  expect(correlation(first.low, other.low)).toBeLessThan(0.02);
  expect(correlation(first.low.subarray(1), first.low.subarray(0, -1))).toBeLessThan(0.02);
  expect(correlation(first.low.subarray(columns), first.low.subarray(0, -columns))).toBeLessThan(0.02);
});

test("what the calibration leaves differs from detector to detector, not along the belt", () => {
  const view = detect(
    fan,
    { ...scannerS160.detector, scatter: 0, photonsLow: 1e12, photonsHigh: 1e12, electronicNoise: 0 },
    { low: even(0.5), high: even(0.5) },
    9,
  );
  const means = Array.from({ length: rows }, (_, row) => statistics(view.high.subarray(row * columns, (row + 1) * columns)));
  expect(Math.max(...means.map(({ deviation }) => deviation))).toBeLessThan(1);
  const spread = statistics(means.map(({ mean }) => mean / (AIR * 0.5)));
  expect(spread.deviation).toBeGreaterThan(0.0009);
  expect(spread.deviation).toBeLessThan(0.0015);
});

test("air stays air, and a dense thing in a bag does not get quite black", () => {
  const air = even(1);
  scatter(air, columns, rows, model.scatter);
  expect(Math.max(...air.map((value) => Math.abs(value - 1)))).toBeLessThan(1e-6);
  const bag = even(0.5);
  for (let row = 60; row < 68; row++) bag.fill(0, row * columns + 120, row * columns + 136);
  scatter(bag, columns, rows, model.scatter);
  expect(bag[64 * columns + 128]).toBeGreaterThan(0.001);
  expect(bag[64 * columns + 128]).toBeLessThan(0.006);
});

test("blur keeps what there is and spreads a point by its width", () => {
  const plane = even(0);
  plane[64 * columns + 100] = 1;
  blur(plane, columns, rows, 0.45, 0.55, new Float32Array(plane.length));
  expect(plane.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
  const along = (plane[64 * columns + 101] ?? 0) / (plane[64 * columns + 100] ?? 1);
  const across = (plane[65 * columns + 100] ?? 0) / (plane[64 * columns + 100] ?? 1);
  expect(along).toBeCloseTo(Math.exp(-0.5 / 0.45 ** 2), 5);
  expect(across).toBeCloseTo(Math.exp(-0.5 / 0.55 ** 2), 5);
  expect(plane[66 * columns + 100]).toBe(0);
});

test("the normal draws have mean zero, deviation one and the right tails", () => {
  const { mean, deviation } = statistics(gaussian);
  expect(Math.abs(mean)).toBeLessThan(1e-4);
  expect(Math.abs(deviation - 1)).toBeLessThan(1e-3);
  expect(gaussian.filter((value) => value > 1.96).length / gaussian.length).toBeCloseTo(0.025, 3);
  expect(gaussian[0]).toBeLessThan(-4);
});

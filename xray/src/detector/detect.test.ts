import { expect, test } from "vitest";
import { AIR } from "../file/view.ts";
import { fanOf } from "../geometry/fan.ts";
import type { DetectorModel } from "../geometry/scanner.ts";
import { scannerS160 } from "../geometry/scannerS160.ts";
import { evenField, through } from "../../test/detector/evenField.ts";
import { noiseFigures } from "../../test/detector/noiseFigures.ts";
import { sharpness } from "../../test/detector/sharpness.ts";
import { wireSwing } from "../../test/detector/wireSwing.ts";
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

/** Lines that still glow of the air before them are left out. */
const settled = (values: Uint16Array): Uint16Array => values.filter((_, at) => at % columns >= 16);
const still = { residualGain: 0, moduleGain: 0, gainDrift: 0, fluxNoise: 0, deadDetectors: 0, scatter: 0, airFrom: 2 };

test("the noise of an even field is that of the photons and of the electronics, less what neighbours and lines share", () => {
  const { crosstalk, afterglow } = scannerS160.detector;
  const shared = Math.sqrt((((1 - 2 * crosstalk) ** 2 + 2 * crosstalk ** 2) * (1 - afterglow)) / (1 + afterglow));
  for (const transmission of [0.6, 0.1, 0.002]) {
    const view = detect(fan, { ...model, ...still }, { low: even(transmission), high: even(transmission) }, 5);
    for (const [values, photons] of [
      [view.low, model.photonsLow],
      [view.high, model.photonsHigh],
    ] as const) {
      const { mean, deviation } = statistics(settled(values));
      const expected = shared * AIR * Math.sqrt(transmission / photons + model.electronicNoise ** 2);
      expect(Math.abs(mean - AIR * transmission)).toBeLessThan(expected * 0.04 + 0.2);
      expect(deviation / expected).toBeGreaterThan(0.97);
      expect(deviation / expected).toBeLessThan(1.03);
    }
  }
});

test("neighbours share their noise as a real array's do, and coarse noise is stronger than fine", { timeout: 60_000 }, () => {
  for (const millimetres of [20, 50, 100]) {
    const field = evenField(scannerS160, through(scannerS160, "water", millimetres), 5, { ...scannerS160.detector, airFrom: 2 });
    const { lagAcross, lagAlong, powerRatio } = noiseFigures(field);
    expect(lagAcross, `${millimetres} mm`).toBeGreaterThan(0.1);
    expect(lagAcross, `${millimetres} mm`).toBeLessThan(0.2);
    expect(lagAlong, `${millimetres} mm`).toBeGreaterThan(0.02);
    expect(lagAlong, `${millimetres} mm`).toBeLessThan(0.2);
    expect(powerRatio, `${millimetres} mm`).toBeGreaterThan(1.4);
    expect(powerRatio, `${millimetres} mm`).toBeLessThan(3);
  }
});

test("the noise of the two energies and of two keys have nothing to do with each other", () => {
  const field = (): { low: Float32Array; high: Float32Array } => ({ low: even(0.5), high: even(0.5) });
  const first = detect(fan, { ...model, ...still }, field(), 5);
  const other = detect(fan, { ...model, ...still }, field(), 6);
  const correlation = (a: Uint16Array, b: Uint16Array): number => {
    const left = statistics(a);
    const right = statistics(b);
    const sum = a.reduce((total, value, index) => total + (value - left.mean) * ((b[index] ?? 0) - right.mean), 0);
    return Math.abs(sum / a.length / left.deviation / right.deviation);
  };
  expect(correlation(settled(first.low), settled(first.high))).toBeLessThan(0.02);
  expect(correlation(settled(first.low), settled(other.low))).toBeLessThan(0.02);
});

/** What gains alone make of an even field of a half, by row: 1 is what it should be. */
const gainsAlone = (gains: Partial<DetectorModel>): { low: number[][]; high: number[][] } => {
  const none = { photonsLow: 1e12, photonsHigh: 1e12, electronicNoise: 0, crosstalk: 0 };
  const view = detect(fan, { ...model, ...still, ...none, ...gains }, { low: even(0.5), high: even(0.5) }, 9);
  const rowsOf = (plane: Uint16Array): number[][] =>
    Array.from({ length: rows }, (_, row) =>
      Array.from(plane.subarray(row * columns + 16, (row + 1) * columns), (value) => (2 * value) / AIR),
    );
  return { low: rowsOf(view.low), high: rowsOf(view.high) };
};
const meanOf = (values: readonly number[]): number => statistics(values).mean;

test("what the calibration leaves differs from detector to detector, and again from module to module of 32", () => {
  const own = gainsAlone({ residualGain: 0.0012 }).high;
  expect(Math.max(...own.map((row) => statistics(row).deviation))).toBeLessThan(2e-5);
  expect(statistics(own.map(meanOf)).deviation).toBeGreaterThan(0.0009);
  expect(statistics(own.map(meanOf)).deviation).toBeLessThan(0.0015);
  const modules = gainsAlone({ moduleGain: 0.001 }).high.map(meanOf);
  expect(Math.max(...modules.slice(0, 32)) - Math.min(...modules.slice(0, 32))).toBeLessThan(2e-5);
  expect(Math.abs(modules[31]! - modules[32]!)).toBeGreaterThan(1e-4);
});

test("a detector's gain walks slowly along the belt, and the flux of a line is that of both energies", () => {
  const walks = gainsAlone({ gainDrift: 0.002 }).high;
  expect(statistics(walks.flat()).deviation).toBeGreaterThan(0.0014);
  expect(statistics(walks.flat()).deviation).toBeLessThan(0.0026);
  const steps = walks.flatMap((row) => row.slice(1).map((value, at) => value - row[at]!));
  expect(statistics(steps).deviation).toBeLessThan(0.0001);
  const { low, high } = gainsAlone({ fluxNoise: 0.001 });
  const [lowLine, highLine] = [low[3]!, high[40]!];
  expect(statistics(lowLine).deviation).toBeGreaterThan(0.0008);
  expect(Math.max(...lowLine.map((value, at) => Math.abs(value - highLine[at]!)))).toBeLessThan(4e-5);
});

test("a dead detector shows the mean of its neighbours, and there are never more than two", () => {
  const interpolated = (key: number): number => {
    const view = detect(fan, { ...model, ...still, deadDetectors: 2 }, { low: even(0.5), high: even(0.5) }, key);
    const isMean = (row: number): boolean =>
      [100, 120, 140, 160].every((column) => {
        const at = row * columns + column;
        return view.high[at] === (view.high[at - columns]! + view.high[at + columns]!) >> 1;
      });
    return Array.from({ length: rows - 2 }, (_, row) => row + 1).filter(isMean).length;
  };
  expect([...new Set([1, 2, 3, 4, 5, 6, 7, 8].map(interpolated))].toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
});

test("the same detectors of a machine are dead in every picture", () => {
  const deadIn = (key: number): number[] => {
    const view = detect(fan, { ...model, ...still, deadDetectors: 2, machine: 4 }, { low: even(0.5), high: even(0.5) }, key);
    return Array.from({ length: rows - 2 }, (_, row) => row + 1).filter((row) =>
      [100, 120, 140, 160].every((column) => {
        const at = row * columns + column;
        return view.high[at] === (view.high[at - columns]! + view.high[at + columns]!) >> 1;
      }),
    );
  };
  expect(deadIn(1)).toHaveLength(1);
  expect([2, 3, 4].map(deadIn)).toEqual([deadIn(1), deadIn(1), deadIn(1)]);
});

test("the veil is taken off by three quarters, its noise is not", () => {
  const behind = (scatterSubtracted: number): { mean: number; deviation: number } => {
    const low = even(0.5);
    const high = even(0.5);
    for (let row = 40; row < 88; row++) for (const plane of [low, high]) plane.fill(0.004, row * columns + 100, row * columns + 156);
    const view = detect(fan, { ...model, ...still, scatter: 0.05, scatterSubtracted }, { low, high }, 5);
    const block = view.high.filter((_, at) => Math.abs(Math.floor(at / columns) - 64) < 12 && Math.abs((at % columns) - 128) < 12);
    return statistics(block);
  };
  const [none, most] = [behind(0), behind(0.75)];
  expect((most.mean / AIR - 0.004) / (none.mean / AIR - 0.004)).toBeCloseTo(0.25, 1);
  expect(most.deviation / none.deviation).toBeGreaterThan(0.9);
});

test("the layer of high energy looks past the one of low, more with the fan's angle", () => {
  const at = (row: number, plane: Uint16Array): number => {
    const dark = Array.from({ length: 9 }, (_, step) => AIR - plane[(row + step - 4) * columns + 128]!);
    return dark.reduce((sum, value, step) => sum + value * (step - 4), 0) / dark.reduce((sum, value) => sum + value, 0);
  };
  const shifts = [8, 64, 120].map((row) => {
    const [low, high] = [even(1), even(1)];
    for (const plane of [low, high]) plane.fill(0.2, row * columns, (row + 1) * columns);
    const view = detect(fan, { ...model, ...still, photonsLow: 1e12, photonsHigh: 1e12, electronicNoise: 0 }, { low, high }, 5);
    return at(row, view.low) - at(row, view.high);
  });
  [0.33, 0.55, 0.77].forEach((expected, index) => expect(shifts[index]).toBeCloseTo(expected, 1));
});

test("behind a sharp dark edge every line goes on, however far its layers look apart", () => {
  for (const row of [20, 64, 118]) {
    const [low, high] = [even(1), even(1)];
    for (const plane of [low, high]) plane.fill(1e-6, row * columns, (row + 6) * columns);
    const view = detect(fan, { ...model, ...still }, { low, high }, 5);
    for (const beside of [row - 3, row - 2, row - 1, row + 6, row + 7, row + 8])
      for (const plane of [view.low, view.high])
        expect(Math.min(...plane.subarray(beside * columns, (beside + 1) * columns)), `row ${beside}`).toBeGreaterThan(0.02 * AIR);
  }
});

test(
  "edges along the belt are as soft as a real line scanner's, and neither energy is sharper than its pixels",
  { timeout: 60_000 },
  () => {
    const { along, across } = sharpness(scannerS160);
    expect(along.half).toBeLessThanOrEqual(0.3);
    expect(along.half).toBeGreaterThan(0.22);
    expect(along.fifth).toBeLessThanOrEqual(0.45);
    expect(along.nyquist).toBeLessThanOrEqual(0.2);
    expect(across.nyquist).toBeLessThan(0.3);
  },
);

test("a wire of half a millimetre is as dark wherever it lies and however it runs, to five hundredths", { timeout: 60_000 }, () => {
  for (const degrees of [0, 1, 3, 10, 27, 45, 63, 80, 89, 90])
    expect(wireSwing(scannerS160, 0.5, degrees), `${degrees}°`).toBeLessThan(0.05);
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

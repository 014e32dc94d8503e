import { expect, test } from "vitest";
import { basisCoefficients } from "./basisCoefficients.ts";
import type { MaterialName } from "./materials.ts";
import { spectrumS160 } from "./spectrumS160.ts";
import { transmissionThrough } from "./transmission.ts";

const transmission = transmissionThrough(spectrumS160);
const { perMillimetre } = basisCoefficients(spectrumS160);

/** Material, millimetres, T low, T high, ratio of their logarithms: the checks of our physics page. */
const table: [MaterialName, number, number, number, number][] = [
  ["water", 50, 0.359, 0.419, 1.176],
  ["water", 100, 0.133, 0.177, 1.164],
  ["water", 200, 0.019, 0.032, 1.148],
  ["polyethylene", 50, 0.401, 0.442, 1.119],
  ["polyethylene", 100, 0.162, 0.196, 1.116],
  ["aluminium", 5, 0.677, 0.777, 1.55],
  ["aluminium", 20, 0.245, 0.375, 1.434],
  ["aluminium", 50, 0.042, 0.095, 1.339],
  ["steel/iron", 1, 0.44, 0.692, 2.23],
  ["steel/iron", 5, 0.072, 0.226, 1.77],
  ["steel/iron", 10, 0.017, 0.071, 1.53],
  ["steel/iron", 20, 0.0018, 0.009, 1.34],
];

test.each(table)("%s of %d mm lets through what the physics says", (name, thickness, low, high, ratio) => {
  const [a, b, c, d] = perMillimetre(name);
  const [foundLow, foundHigh] = transmission.exactly(a * thickness, b * thickness, c * thickness, d * thickness);
  // Half a unit of the last digit given, or one in a hundred.
  expect(Math.abs(foundLow - low)).toBeLessThan(Math.max(5.1e-4, 0.01 * low));
  expect(Math.abs(foundHigh - high)).toBeLessThan(Math.max(5.1e-4, 0.01 * high));
  expect(Math.abs(Math.log(foundLow) / Math.log(foundHigh) - ratio)).toBeLessThan(0.012);
});

test("the table of water and iron agrees with the sum over the spectrum, tin and lead are summed", () => {
  const low = new Float32Array(1);
  const high = new Float32Array(1);
  let worst = 0;
  for (let water = -6; water <= 72; water += 1.37)
    for (const iron of [-0.3, -0.01, 0.0003, 0.004, 0.05, 0.3, 0.79, 1.9, 5.3, 13, 37])
      for (const [tin, lead] of [
        [0, 0],
        [0.3, 0],
        [0, 0.2],
      ] as const) {
        const [exactLow, exactHigh] = transmission.exactly(water, iron, tin, lead);
        if (exactLow > 1 || exactHigh > 1 || exactLow < 1e-9) continue;
        low[0] = 0;
        high[0] = 0;
        transmission.add({ light: Float32Array.of(water, iron), heavy: Float32Array.of(tin, lead) }, 0, low, high, 0, 1);
        worst = Math.max(worst, Math.abs(Math.log(low[0] / exactLow)), Math.abs(Math.log(high[0] / exactHigh)));
      }
  expect(worst).toBeLessThan(0.002);
});

test("no matter lets everything through", () => {
  const low = new Float32Array(1);
  const high = new Float32Array(1);
  transmission.add({ light: new Float32Array(2), heavy: new Float32Array(2) }, 0, low, high, 0, 1);
  expect([low[0], high[0]]).toEqual([1, 1]);
});

import { expect, test } from "vitest";
import { scanners } from "../geometry/scanners.ts";
import { attenuationAt } from "./attenuationAt.ts";
import { basisCoefficients } from "./basisCoefficients.ts";
import type { MaterialName } from "./materials.ts";
import type { Spectrum } from "./spectrum.ts";
import { spectrumS160 } from "./spectrumS160.ts";
import { transmissionThrough } from "./transmission.ts";
import { aluminium, caesiumIodide, copper, gadoliniumScreen, tubeSpectrum } from "./tubeSpectrum.ts";

const through = (spectrum: Spectrum) => {
  const transmission = transmissionThrough(spectrum);
  const { perMillimetre } = basisCoefficients(spectrum);
  return (material: MaterialName, millimetres: number): { low: number; high: number; ratio: number } => {
    const [a, b, c, d] = perMillimetre(material);
    const [low, high] = transmission.exactly(a * millimetres, b * millimetres, c * millimetres, d * millimetres);
    return { low, high, ratio: Math.log(low) / Math.log(high) };
  };
};

test("a tube and a stack like those of S160 let through what S160's own table lets through", () => {
  const computed = through(
    tubeSpectrum({
      kilovolts: 160,
      filters: [aluminium(2.5)],
      first: gadoliniumScreen(0.3),
      between: copper(0.6),
      second: caesiumIodide(4),
    }),
  );
  const known = through(spectrumS160);
  for (const [material, millimetres] of [
    ["water", 50],
    ["water", 200],
    ["polyethylene", 100],
    ["aluminium", 20],
    ["steel/iron", 1],
    ["steel/iron", 5],
  ] as const) {
    const [one, other] = [computed(material, millimetres), known(material, millimetres)];
    expect(Math.abs(Math.log(one.high) / Math.log(other.high) - 1), `${material} of ${millimetres} mm`).toBeLessThan(0.02);
    expect(Math.abs(one.ratio / other.ratio - 1), `${material} of ${millimetres} mm`).toBeLessThan(0.025);
  }
});

test("each layer's shares of a spectrum sum to one, and the second sees harder photons than the first", () => {
  for (const { name, spectrum, views } of Object.values(scanners)) {
    for (const layer of [spectrum.low, spectrum.high])
      expect(
        layer.reduce((sum, share) => sum + share, 0),
        `scanner ${name}`,
      ).toBeCloseTo(1, 3);
    if (views.every(({ picture }) => picture === "grey")) continue;
    const mean = (layer: readonly number[]) =>
      layer.reduce((sum, share, bin) => sum + share * ((spectrum.binEdgesKiloelectronvolt[bin] ?? 0) + 1), 0);
    expect(mean(spectrum.high), `scanner ${name}`).toBeGreaterThan(mean(spectrum.low) + 15);
  }
});

test("a softer beam shows thin organic matter better, a harder one comes through more steel", () => {
  const [soft, usual, hard] = [scanners.S120, scanners.S160, scanners.S220].map(({ spectrum }) => through(spectrum));
  expect(soft?.("polyethylene", 3).low).toBeLessThan(usual?.("polyethylene", 3).low ?? 0);
  expect(usual?.("polyethylene", 3).low).toBeLessThan(hard?.("polyethylene", 3).low ?? 0);
  expect(soft?.("steel/iron", 25).high).toBeLessThan(0.5 * (usual?.("steel/iron", 25).high ?? 0));
  expect(hard?.("steel/iron", 25).high).toBeGreaterThan(3 * (usual?.("steel/iron", 25).high ?? 0));
});

test("above the tables the attenuation is that of NIST XCOM, to three in a hundred", () => {
  for (const [element, at200, at662] of [
    ["H", 0.2429, 0.1536],
    ["O", 0.1237, 0.0774],
    ["Al", 0.1223, 0.0746],
    ["Fe", 0.146, 0.0735],
    ["Pb", 0.9985, 0.1103],
  ] as const) {
    expect(Math.abs(attenuationAt({ [element]: 1 }, 200) / at200 - 1), `element ${element}`).toBeLessThan(0.035);
    expect(Math.abs(attenuationAt({ [element]: 1 }, 662) / at662 - 1), `element ${element}`).toBeLessThan(0.03);
  }
});

import { exponential } from "../math/exponential.ts";
import { basisCoefficients, type Coefficients, type PerMillimetre } from "../physics/basisCoefficients.ts";
import { binnedAttenuation } from "../physics/binnedAttenuation.ts";
import type { ElementSymbol } from "../physics/elements.ts";
import type { Spectrum } from "../physics/spectrum.ts";
import { atomicNumberCode } from "./volumeCode.ts";

/** A tomograph is calibrated behind so much water (g/cm²): the middle of a bag. */
const CALIBRATED_BEHIND = 10;

const elements: readonly (readonly [ElementSymbol, number])[] = [
  ["Li", 3], ["B", 5], ["C", 6], ["N", 7], ["O", 8], ["F", 9], ["Na", 11], ["Mg", 12], ["Al", 13], ["Si", 14], ["P", 15], ["S", 16],
  ["Cl", 17], ["K", 19], ["Ca", 20], ["Ti", 22], ["Cr", 24], ["Mn", 25], ["Fe", 26], ["Co", 27], ["Ni", 28], ["Cu", 29], ["Zn", 30],
  ["Br", 35],
]; // prettier-ignore

/** What a calibrated machine of two energies reads in matter, against what it reads in water. */
export interface Tomograph {
  /** Low and high attenuation per millimetre of path; divided by what water has. */
  attenuation: (coefficients: Coefficients) => readonly [low: number, high: number];
  perMillimetre: PerMillimetre;
  /** Per millimetre of water, at the high energy: what a reading of 1 stands for. */
  waterPerMillimetre: number;
  /** The code of the atomic number from low over high, both against water: `atomicNumbers[ratio × RATIO_STEPS]`. */
  atomicNumbers: Uint8Array;
}

export const RATIO_STEPS = 256;
const RATIO_MOST = 4;

const made = (spectrum: Spectrum): Tomograph => {
  const { basis, low, high } = spectrum;
  const weighted = (weights: readonly number[], values: readonly number[]): number => {
    let sum = 0;
    let total = 0;
    weights.forEach((weight, bin) => {
      const share = weight * exponential(-CALIBRATED_BEHIND * (basis.water[bin] ?? 0));
      sum += share * (values[bin] ?? 0);
      total += share;
    });
    return sum / total;
  };
  const rows = [basis.water, basis.iron, basis.tin, basis.lead];
  const lows = rows.map((row) => weighted(low, row));
  const highs = rows.map((row) => weighted(high, row));
  const [waterLow = 1] = lows;
  const [waterHigh = 1] = highs;
  const sum = (coefficients: Coefficients, values: readonly number[]): number =>
    coefficients.reduce((total, amount, index) => total + amount * (values[index] ?? 0), 0);
  const attenuationOf = binnedAttenuation(spectrum);
  const known = elements
    .map(([symbol, atomicNumber]) => {
      const row = attenuationOf({ density: 1, massFractions: { [symbol]: 1 } });
      return { atomicNumber, ratio: weighted(low, row) / waterLow / (weighted(high, row) / waterHigh) };
    })
    .toSorted((a, b) => a.ratio - b.ratio);
  const atomicNumbers = Uint8Array.from({ length: RATIO_MOST * RATIO_STEPS + 1 }, (_, step) => {
    const wanted = (step + 0.5) / RATIO_STEPS;
    const above = known.findIndex(({ ratio }) => ratio >= wanted);
    const next = known[above];
    const before = known[above - 1];
    if (next === undefined) return atomicNumberCode(known.at(-1)?.atomicNumber ?? 0);
    if (before === undefined) return atomicNumberCode(next.atomicNumber);
    const share = (wanted - before.ratio) / (next.ratio - before.ratio);
    return atomicNumberCode(before.atomicNumber + share * (next.atomicNumber - before.atomicNumber));
  });
  const { perMillimetre } = basisCoefficients(spectrum);
  // A gram per square centimetre of water is ten millimetres of it.
  const gram = 10;
  return {
    attenuation: (coefficients) => [(sum(coefficients, lows) / waterLow) * gram, (sum(coefficients, highs) / waterHigh) * gram],
    perMillimetre,
    waterPerMillimetre: waterHigh / gram,
    atomicNumbers,
  };
};

const ready = new WeakMap<Spectrum, Tomograph>();

/** A tube and detectors on a turning ring. Made once for each; its tables take some tenths of a second. */
export const tomograph = (spectrum: Spectrum): Tomograph => {
  const known = ready.get(spectrum);
  if (known) return known;
  const machine = made(spectrum);
  ready.set(spectrum, machine);
  return machine;
};

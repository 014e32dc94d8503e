import { binnedAttenuation } from "../physics/binnedAttenuation.ts";
import type { ElementSymbol } from "../physics/elements.ts";
import { isScannerName, type ScannerName, scanners } from "../geometry/scanners.ts";
import type { Spectrum } from "../physics/spectrum.ts";

/**
 * What a pair of measurements means: rows are −ln T of the high energy, columns the ratio of −ln T low to high, both spaced evenly with
 * the first and last cell at the ends of their ranges. `effectiveZ` is the atomic number of the pure element that would give the pair;
 * `water` and `iron` (g/cm²) are the mixture of the two that would.
 */
export interface MaterialLut {
  rows: number;
  columns: number;
  lnHigh: readonly [from: number, to: number];
  ratio: readonly [from: number, to: number];
  effectiveZ: Float32Array;
  water: Float32Array;
  iron: Float32Array;
}

const LEAST_Z = 4.5;
const MOST_Z = 34;
const MIXTURES = 64;

const atomicNumbers: Partial<Record<ElementSymbol, number>> = {
  Li: 3, B: 5, C: 6, N: 7, O: 8, F: 9, Na: 11, Mg: 12, Al: 13, Si: 14, P: 15, S: 16, Cl: 17, K: 19, Ca: 20, Ti: 22, Cr: 24, Mn: 25, Fe: 26,
  Co: 27, Ni: 28, Cu: 29, Zn: 30, Br: 35,
}; // prettier-ignore

interface Measured {
  ratio: number;
  amount: number;
}

/**
 * How much of a material, behind what attenuates by `before`, brings −ln T high to the wanted value, and the ratio there. The curve only
 * ever flattens, so that Newton's method comes nearer from below with each step.
 */
const amountFor = ({ low, high }: Spectrum, before: Float64Array, row: readonly number[], wanted: number): Measured => {
  let amount = 0;
  for (;;) {
    let lowSum = 0;
    let highSum = 0;
    let slope = 0;
    for (let bin = 0; bin < before.length; bin++) {
      const part = Math.exp(-before[bin]! - amount * row[bin]!);
      lowSum += low[bin]! * part;
      highSum += high[bin]! * part;
      slope += high[bin]! * row[bin]! * part;
    }
    const reached = -Math.log(highSum);
    if (wanted - reached < 1e-7 * wanted) return { ratio: -Math.log(lowSum) / reached, amount };
    amount += ((wanted - reached) * highSum) / slope;
  }
};

const interpolated = (points: readonly { at: number; value: number }[], at: number): number => {
  const above = points.findIndex((point) => point.at >= at);
  const next = points[above];
  const before = points[above - 1];
  if (next === undefined) return points.at(-1)?.value ?? 0;
  if (before === undefined) return next.value;
  return before.value + ((at - before.at) / (next.at - before.at)) * (next.value - before.value);
};

export const materialLutOf = (spectrum: Spectrum, rows = 64, columns = 128): MaterialLut => {
  const lnHigh = [0.005, 7] as const;
  const ratio = [0.9, 3.2] as const;
  const attenuationOf = binnedAttenuation(spectrum);
  const elements = Object.entries(atomicNumbers).map(([symbol, atomicNumber]) => ({
    atomicNumber,
    row: attenuationOf({ density: 1, massFractions: { [symbol]: 1 } }),
  }));
  const { water, iron } = spectrum.basis;
  const none = new Float64Array(water.length);
  const cells = rows * columns;
  const lut = {
    rows,
    columns,
    lnHigh,
    ratio,
    effectiveZ: new Float32Array(cells),
    water: new Float32Array(cells),
    iron: new Float32Array(cells),
  };
  for (let row = 0; row < rows; row++) {
    const wanted = lnHigh[0] + (row / (rows - 1)) * (lnHigh[1] - lnHigh[0]);
    const pure = elements.map((element) => ({ at: amountFor(spectrum, none, element.row, wanted).ratio, value: element.atomicNumber }));
    const mostIron = amountFor(spectrum, none, iron, wanted);
    const mixtures = Array.from({ length: MIXTURES + 1 }, (_, index) => {
      const ironAmount = mostIron.amount * (index / MIXTURES) ** 2;
      if (index === MIXTURES) return { at: mostIron.ratio, water: 0, iron: ironAmount };
      const { ratio: at, amount } = amountFor(
        spectrum,
        Float64Array.from(iron, (value) => value * ironAmount),
        water,
        wanted,
      );
      return { at, water: amount, iron: ironAmount };
    });
    const waters = mixtures.map(({ at, water: value }) => ({ at, value }));
    const irons = mixtures.map(({ at, iron: value }) => ({ at, value }));
    for (let column = 0; column < columns; column++) {
      const at = ratio[0] + (column / (columns - 1)) * (ratio[1] - ratio[0]);
      const cell = row * columns + column;
      lut.effectiveZ[cell] = Math.min(MOST_Z, Math.max(LEAST_Z, interpolated(pure, at)));
      lut.water[cell] = interpolated(waters, at);
      lut.iron[cell] = interpolated(irons, at);
    }
  }
  return lut;
};

const known = new Map<ScannerName, MaterialLut>();

/**
 * Of a scanner by its name, computed when it is first asked for; that of S160 for a scanner nobody knows here. Only colours hang on it, no
 * byte of a file, so it may use the engine's own logarithms.
 */
export const materialLutFor = (scanner: string): MaterialLut => {
  const name = isScannerName(scanner) ? scanner : "S160";
  const lut = known.get(name) ?? materialLutOf(scanners[name].spectrum);
  known.set(name, lut);
  return lut;
};

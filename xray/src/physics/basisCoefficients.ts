import type { Substance } from "../solid.ts";
import { binnedAttenuation } from "./binnedAttenuation.ts";
import { type Material, materials } from "./materials.ts";
import type { Spectrum } from "./spectrum.ts";

/** How much of water, iron, tin and lead attenuates as one gram of the material does. */
export type Coefficients = readonly [water: number, iron: number, tin: number, lead: number];

const needsTin = ["Ag", "Cd", "Sn", "Sb", "I", "Ba"];
const needsLead = ["W", "Pt", "Au", "Pb", "Bi"];

/** Least squares: the combination of `columns` nearest to `wanted`, every bin weighted. Normal equations by Gauss's elimination. */
const nearest = (columns: readonly (readonly number[])[], wanted: readonly number[], weights: readonly number[]): number[] => {
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, bin) => sum + value * (b[bin] ?? 0) * (weights[bin] ?? 0), 0);
  const rows = columns.map((column) => [...columns.map((other) => product(column, other)), product(column, wanted)]);
  rows.forEach((row, pivot) => {
    for (const below of rows.slice(pivot + 1)) {
      const factor = (below[pivot] ?? 0) / (row[pivot] ?? 1);
      row.forEach((value, index) => (below[index] = (below[index] ?? 0) - factor * value));
    }
  });
  const result = columns.map(() => 0);
  for (let index = columns.length - 1; index >= 0; index--) {
    const row = rows[index] ?? [];
    const rest = result.reduce((sum, value, other) => (other > index ? sum + value * (row[other] ?? 0) : sum), 0);
    result[index] = ((row[columns.length] ?? 0) - rest) / (row[index] ?? 1);
  }
  return result;
};

/**
 * The nearest combination under which matter only ever takes rays away: one that gives rays at some energy, however few, would shine in the
 * picture. What would have to be taken out of such a combination is left out of it.
 */
const attenuating = (columns: readonly (readonly number[])[], wanted: readonly number[], weights: readonly number[]): number[] => {
  const shares = nearest(columns, wanted, weights);
  const gives = wanted.some((_, bin) => columns.reduce((sum, column, index) => sum + (column[bin] ?? 0) * (shares[index] ?? 0), 0) < 0);
  if (!gives) return shares;
  const kept = columns.filter((_, index) => (shares[index] ?? 0) > 0);
  const fewer = attenuating(kept, wanted, weights);
  return columns.map((column) => fewer[kept.indexOf(column)] ?? 0);
};

const fit = (material: Material, attenuation: readonly number[], spectrum: Spectrum): Coefficients => {
  const { water, iron, tin, lead } = spectrum.basis;
  const elements = Object.entries(material.massFractions);
  const heaviest = elements.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "";
  const weights = attenuation.map((value, bin) => ((spectrum.low[bin] ?? 0) + (spectrum.high[bin] ?? 0)) / (value * value));
  // Photons of one energy part nothing: all matter is so much water.
  if (attenuation.length === 1) return [(attenuation[0] ?? 0) / (water[0] ?? 1), 0, 0, 0];
  // A heavy metal by itself is so much like lead that a mixture with light matter would only bend the fit.
  if (needsLead.includes(heaviest)) {
    const mean = (row: readonly number[]): number => row.reduce((sum, value, bin) => sum + value * (spectrum.high[bin] ?? 0), 0);
    return [0, 0, 0, mean(attenuation) / mean(lead)];
  }
  const withTin = elements.some(([element]) => needsTin.includes(element));
  const withLead = elements.some(([element]) => needsLead.includes(element));
  const columns = [water, iron, ...(withTin ? [tin] : []), ...(withLead ? [lead] : [])];
  const shares = attenuating(columns, attenuation, weights);
  return [shares[0] ?? 0, shares[1] ?? 0, withTin ? (shares[2] ?? 0) : 0, withLead ? (shares.at(-1) ?? 0) : 0];
};

export type PerMillimetre = (substance: Substance, density?: number) => Coefficients;

/** Coefficients of every material for a spectrum, and areal density (g/cm²) per millimetre of a substance at its density. */
export const basisCoefficients = (
  spectrum: Spectrum,
): {
  ofMaterial: (name: Exclude<Substance, "vacuum">) => Coefficients;
  perMillimetre: PerMillimetre;
} => {
  const attenuationOf = binnedAttenuation(spectrum);
  const known = new Map<string, Coefficients>();
  const ofMaterial = (name: Exclude<Substance, "vacuum">): Coefficients => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const material: Material = materials[name];
    const coefficients = fit(material, attenuationOf(material), spectrum);
    known.set(name, coefficients);
    return coefficients;
  };
  const perMillimetre = (substance: Substance, density?: number): Coefficients => {
    if (substance === "vacuum") return [0, 0, 0, 0];
    const [water, iron, tin, lead] = ofMaterial(substance);
    const factor = (density ?? materials[substance].density) / 10;
    return [water * factor, iron * factor, tin * factor, lead * factor];
  };
  return { ofMaterial, perMillimetre };
};

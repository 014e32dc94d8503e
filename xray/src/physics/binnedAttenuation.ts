import { exponential } from "../math/exponential.ts";
import { logarithm } from "../math/logarithm.ts";
import { attenuation, type ElementSymbol, energiesKiloelectronvolt as energies } from "./elements.ts";
import { materials } from "./materials.ts";
import type { Material } from "./materials.ts";
import type { Spectrum } from "./spectrum.ts";

/** Where the attenuation jumps; the table of elements.ts is too coarse to interpolate across. In keV. */
const kEdges: Partial<Record<ElementSymbol, number>> = {
  Zr: 17.998, Mo: 20, Ag: 25.514, Cd: 26.711, Sn: 29.2, Sb: 30.491, I: 33.169, Ba: 37.441,
  Gd: 50.239, W: 69.525, Pt: 78.395, Au: 80.725, Pb: 88.005, Bi: 90.526,
}; // prettier-ignore

const SAMPLES = 24;

/** Attenuation of an element at an energy, straight lines between the logarithms, each side of an edge continued up to it. */
const attenuationAt = (element: ElementSymbol, energy: number): number => {
  const row: readonly number[] = attenuation[element];
  const edge = kEdges[element];
  let index = 0;
  while (index < energies.length - 2 && (energies[index + 1] ?? 0) <= energy) index++;
  if (edge !== undefined && edge > (energies[index] ?? 0) && edge <= (energies[index + 1] ?? 0)) index += energy < edge ? -1 : 1;
  index = Math.min(Math.max(index, 0), energies.length - 2);
  const from = energies[index] ?? 1;
  const share = logarithm(energy / from) / logarithm((energies[index + 1] ?? 1) / from);
  return exponential(logarithm(row[index] ?? 1) * (1 - share) + logarithm(row[index + 1] ?? 1) * share);
};

const mixtureAt = (material: Material, energy: number): number =>
  Object.entries(material.massFractions).reduce(
    (sum, [element, fraction]) => sum + fraction * attenuationAt(element as ElementSymbol, energy),
    0,
  );

const binEnergies = (spectrum: Spectrum, bin: number): number[] => {
  const from = spectrum.binEdgesKiloelectronvolt[bin] ?? 0;
  const to = spectrum.binEdgesKiloelectronvolt[bin + 1] ?? 0;
  return Array.from({ length: SAMPLES }, (_, sample) => from + ((sample + 0.5) / SAMPLES) * (to - from));
};

const tilted = (values: readonly number[], tilt: number): number => {
  let sum = 0;
  let weights = 0;
  values.forEach((value, sample) => {
    const weight = exponential(tilt * ((sample + 0.5) / SAMPLES - 0.5));
    sum += weight * value;
    weights += weight;
  });
  return sum / weights;
};

/** How the spectrum slopes inside each bin: the slope with which water attenuates as the spectrum's own table says. */
const tiltsOf = (spectrum: Spectrum): number[] =>
  spectrum.basis.water.map((wanted, bin) => {
    const water = binEnergies(spectrum, bin).map((energy) => mixtureAt(materials.water, energy));
    let low = -40;
    let high = 40;
    for (let step = 0; step < 50; step++) {
      const middle = (low + high) / 2;
      if (tilted(water, middle) > wanted) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  });

/** Mass attenuation (cm²/g) of each element used, bin by bin, as the spectrum sees it. */
export const binnedAttenuation = (spectrum: Spectrum): ((material: Material) => number[]) => {
  const tilts = tiltsOf(spectrum);
  const known = new Map<string, readonly number[]>();
  const basisRows: Partial<Record<ElementSymbol, readonly number[]>> = {
    Fe: spectrum.basis.iron,
    Sn: spectrum.basis.tin,
    Pb: spectrum.basis.lead,
  };
  const ofElement = (element: ElementSymbol): readonly number[] => {
    const found = known.get(element);
    if (found !== undefined) return found;
    const row =
      basisRows[element] ??
      tilts.map((tilt, bin) =>
        tilted(
          binEnergies(spectrum, bin).map((energy) => attenuationAt(element, energy)),
          tilt,
        ),
      );
    known.set(element, row);
    return row;
  };
  return (material) =>
    tilts.map((_, bin) =>
      Object.entries(material.massFractions).reduce(
        (sum, [element, fraction]) => sum + fraction * (ofElement(element as ElementSymbol)[bin] ?? 0),
        0,
      ),
    );
};

import { exponential } from "../math/exponential.ts";
import { logarithm } from "../math/logarithm.ts";
import { attenuation, type ElementSymbol, energiesKiloelectronvolt as energies } from "./elements.ts";
import { gammaAttenuation } from "./gammaAttenuation.ts";
import type { Material } from "./materials.ts";

/** Where the attenuation jumps; the table of elements.ts is too coarse to interpolate across. In keV. */
const kEdges: Partial<Record<ElementSymbol, number>> = {
  Zr: 17.998, Mo: 20, Ag: 25.514, Cd: 26.711, Sn: 29.2, Sb: 30.491, I: 33.169, Ba: 37.441,
  Gd: 50.239, W: 69.525, Pt: 78.395, Au: 80.725, Pb: 88.005, Bi: 90.526,
}; // prettier-ignore

/** Up to here the last stretch of the table is continued; what is above follows from how photons scatter. */
const LAST = 161;

/** Attenuation of an element at an energy, straight lines between the logarithms, each side of an edge continued up to it. */
const ofElement = (element: ElementSymbol, energy: number): number => {
  const row: readonly number[] = attenuation[element];
  if (energy > LAST) return gammaAttenuation(element, row.at(-1) ?? 0, energies.at(-1) ?? 1, energy);
  const edge = kEdges[element];
  let index = 0;
  while (index < energies.length - 2 && (energies[index + 1] ?? 0) <= energy) index++;
  if (edge !== undefined && edge > (energies[index] ?? 0) && edge <= (energies[index + 1] ?? 0)) index += energy < edge ? -1 : 1;
  index = Math.min(Math.max(index, 0), energies.length - 2);
  const from = energies[index] ?? 1;
  const share = logarithm(energy / from) / logarithm((energies[index + 1] ?? 1) / from);
  return exponential(logarithm(row[index] ?? 1) * (1 - share) + logarithm(row[index + 1] ?? 1) * share);
};

/** Mass attenuation (cm²/g) of a mixture at an energy in keV. */
export const attenuationAt = (massFractions: Material["massFractions"], energy: number): number =>
  Object.entries(massFractions).reduce((sum, [element, fraction]) => sum + fraction * ofElement(element as ElementSymbol, energy), 0);

import { exponential } from "../math/exponential.ts";
import { attenuationAt } from "./attenuationAt.ts";
import type { ElementSymbol } from "./elements.ts";
import { materials } from "./materials.ts";
import type { Material } from "./materials.ts";
import type { Spectrum } from "./spectrum.ts";

const SAMPLES = 24;

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
    const water = binEnergies(spectrum, bin).map((energy) => attenuationAt(materials.water.massFractions, energy));
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
          binEnergies(spectrum, bin).map((energy) => attenuationAt({ [element]: 1 }, energy)),
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

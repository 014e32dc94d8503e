import { exponential } from "../math/exponential.ts";
import { logarithm } from "../math/logarithm.ts";
import { attenuationAt } from "./attenuationAt.ts";
import type { Material } from "./materials.ts";
import type { Spectrum } from "./spectrum.ts";

/** So much of a matter in the way of the beam. Density in g/cm³. */
export interface Layer {
  massFractions: Material["massFractions"];
  density: number;
  millimetres: number;
}

/** A tube with a tungsten anode, what filters its beam, and a detector that sees the beam twice, with a filter between. */
export interface TubeAndStack {
  kilovolts: number;
  filters: readonly Layer[];
  first: Layer;
  between: Layer;
  second: Layer;
}

export const aluminium = (millimetres: number): Layer => ({ massFractions: { Al: 1 }, density: 2.7, millimetres });
export const copper = (millimetres: number): Layer => ({ massFractions: { Cu: 1 }, density: 8.96, millimetres });
/** Gadolinium oxysulphide as a screen, three fifths of it powder. */
export const gadoliniumScreen = (millimetres: number): Layer => ({
  massFractions: { Gd: 0.8308, O: 0.0845, S: 0.0847 },
  density: 4.4,
  millimetres,
});
/** The element tables lack caesium, which lies between iodine and barium: a third and two thirds of them stand for it. */
export const caesiumIodide = (millimetres: number): Layer => ({ massFractions: { I: 0.659, Ba: 0.341 }, density: 4.51, millimetres });
export const cadmiumTungstate = (millimetres: number): Layer => ({
  massFractions: { Cd: 0.312, W: 0.5103, O: 0.1777 },
  density: 7.9,
  millimetres,
});

const STEP = 0.5;
const LEAST = 10;
/** Tungsten that the beam crosses in the anode itself; with the lines' share it makes the spectrum of S160 come out. */
const ANODE: Layer = { massFractions: { W: 1 }, density: 19.3, millimetres: 0.04 };
const LINES_AT_160 = 0.11;
const K_EDGE = 69.525;
const lines = [
  [57.98, 0.29],
  [59.32, 0.504],
  [67.24, 0.161],
  [69.1, 0.045],
] as const;

const EDGES = [10, 16, 19, 22, 25, 28, 31, 34, 38, 42, 46, 50, 55, 60, 65, 70, 76, 82, 88, 96, 105, 116, 128, 142, 161, 180, 200, 225];

const through = ({ massFractions, density, millimetres }: Layer, energy: number): number =>
  exponential((-attenuationAt(massFractions, energy) * density * millimetres) / 10);

/** Energies and how many photons leave the anode with each: Kramers's straight line, and the lines of tungsten. */
const emitted = (kilovolts: number): { energy: number; photons: number }[] => {
  const count = Math.floor((kilovolts - LEAST) / STEP);
  const braked = Array.from({ length: count }, (_, index) => LEAST + (index + 0.5) * STEP).map((energy) => ({
    energy,
    photons: (kilovolts / energy - 1) * STEP * through(ANODE, energy),
  }));
  if (kilovolts <= K_EDGE) return braked;
  const total = braked.reduce((sum, { photons }) => sum + photons, 0);
  const share = LINES_AT_160 * exponential(0.67 * logarithm((kilovolts - K_EDGE) / (160 - K_EDGE)));
  return [...braked, ...lines.map(([energy, part]) => ({ energy, photons: share * total * part }))];
};

const basis = { water: { H: 0.11191, O: 0.88809 }, iron: { Fe: 1 }, tin: { Sn: 1 }, lead: { Pb: 1 } };

/** What the two layers of a detector see of a tube's beam: each photon counts by the energy it leaves. */
export const tubeSpectrum = ({ kilovolts, filters, first, between, second }: TubeAndStack): Spectrum => {
  const inner = EDGES.filter((edge) => edge < kilovolts);
  const edges = [...inner, Math.floor(kilovolts) + 1];
  const bins = edges.length - 1;
  const low = new Float64Array(bins);
  const high = new Float64Array(bins);
  const attenuated = {
    water: new Float64Array(bins),
    iron: new Float64Array(bins),
    tin: new Float64Array(bins),
    lead: new Float64Array(bins),
  };
  const seen = new Float64Array(bins);
  for (const { energy, photons } of emitted(kilovolts)) {
    const bin = edges.findLastIndex((edge) => edge <= energy);
    const arriving = filters.reduce((rest, layer) => rest * through(layer, energy), photons);
    const passed = through(first, energy);
    const inFirst = arriving * energy * (1 - passed);
    const inSecond = arriving * passed * through(between, energy) * energy * (1 - through(second, energy));
    low[bin]! += inFirst;
    high[bin]! += inSecond;
    seen[bin]! += inFirst + inSecond;
    for (const name of ["water", "iron", "tin", "lead"] as const)
      attenuated[name][bin]! += (inFirst + inSecond) * attenuationAt(basis[name], energy);
  }
  const shares = (values: Float64Array): number[] => {
    const sum = values.reduce((total, value) => total + value, 0);
    return Array.from(values, (value) => value / sum);
  };
  const means = (values: Float64Array): number[] => Array.from(values, (value, bin) => value / Math.max(seen[bin] ?? 0, 1e-300));
  return {
    binEdgesKiloelectronvolt: edges,
    low: shares(low),
    high: shares(high),
    basis: { water: means(attenuated.water), iron: means(attenuated.iron), tin: means(attenuated.tin), lead: means(attenuated.lead) },
  };
};

/** Photons of one energy, as a radioactive source sends them: a detector that tells no two energies apart. */
export const lineSpectrum = (kiloelectronvolt: number): Spectrum => {
  const at = (massFractions: Material["massFractions"]): number[] => [attenuationAt(massFractions, kiloelectronvolt)];
  return {
    binEdgesKiloelectronvolt: [kiloelectronvolt - 1, kiloelectronvolt + 1],
    low: [1],
    high: [1],
    basis: { water: at(basis.water), iron: at(basis.iron), tin: at(basis.tin), lead: at(basis.lead) },
  };
};

/** The same, worked out when it is first asked for: who only names a scanner waits for none. */
export function spectrumOfTube(tube: TubeAndStack): () => Spectrum {
  let made: Spectrum | undefined;
  return () => (made ??= tubeSpectrum(tube));
}

import type { DetectorModel, Scanner } from "../geometry/scanner.ts";
import { aluminium, caesiumIodide, copper, gadoliniumScreen, spectrumOfTube } from "../physics/tubeSpectrum.ts";
import type { Spectrum } from "../physics/spectrum.ts";

/** How a machine wears: each is a change of the scanner's numbers, and the picture follows by physics. */
export const wornParts = ["source", "tubeVoltage", "deadDetectors", "driftedDetectors", "layers", "blur", "separation"] as const;
export type WornPart = (typeof wornParts)[number];

/** How far it has gone; the first is near what still passes. */
export const wornDegrees = [1, 2, 3] as const;
export type WornDegree = (typeof wornDegrees)[number];

export interface Wear {
  part: WornPart;
  degree: WornDegree;
}

const changed = (scanner: Scanner, detector: Partial<DetectorModel>): Scanner => ({
  ...scanner,
  detector: { ...scanner.detector, ...detector },
});
const by = (degree: WornDegree, first: number, second: number, third: number): number => [first, second, third][degree - 1] ?? third;

/** The layer behind takes part in what the one in front counts, as where the filter between them is gone: the energies come together. */
const mixed = (spectrum: Spectrum, share: number): Spectrum => ({
  ...spectrum,
  low: spectrum.low.map((value, bin) => value * (1 - share) + (spectrum.high[bin] ?? 0) * share),
});

/** A tube that no longer reaches its voltage. */
const tired = [145, 120, 100].map((kilovolts) =>
  spectrumOfTube({ kilovolts, filters: [aluminium(2.5)], first: gadoliniumScreen(0.3), between: copper(0.6), second: caesiumIodide(4) }),
);

const worn: Readonly<Record<WornPart, (scanner: Scanner, degree: WornDegree) => Scanner>> = {
  source: (scanner, degree) => {
    const left = by(degree, 0.3, 0.08, 0.02);
    const { photonsLow, photonsHigh, electronicNoise } = scanner.detector;
    return changed(scanner, { photonsLow: photonsLow * left, photonsHigh: photonsHigh * left, electronicNoise: electronicNoise / left });
  },
  tubeVoltage: (scanner, degree) => ({
    ...changed(scanner, {
      photonsLow: scanner.detector.photonsLow * by(degree, 0.7, 0.5, 0.3),
      photonsHigh: scanner.detector.photonsHigh * by(degree, 0.6, 0.35, 0.15),
    }),
    spectrum: tired[degree - 1]?.() ?? scanner.spectrum,
  }),
  deadDetectors: (scanner, degree) => changed(scanner, { silentDetectors: by(degree, 1, 4, 14) }),
  driftedDetectors: (scanner, degree) => {
    const { residualGain, moduleGain, gainDrift } = scanner.detector;
    const times = by(degree, 3, 7, 14);
    return changed(scanner, { residualGain: residualGain * times, moduleGain: moduleGain * times, gainDrift: gainDrift * times });
  },
  layers: (scanner, degree) => changed(scanner, { layerShift: [by(degree, 0.7, 1.3, 1.55), by(degree, 1.1, 1.6, 1.75)] }),
  blur: (scanner, degree) =>
    changed(scanner, {
      blurAlong: by(degree, 0.8, 1.1, 2),
      blurAcross: by(degree, 0.7, 1.1, 2),
      afterglow: by(degree, 0.12, 0.3, 0.55),
      crosstalk: by(degree, 0.1, 0.18, 0.28),
    }),
  separation: (scanner, degree) => ({ ...scanner, spectrum: mixed(scanner.spectrum, by(degree, 0.1, 0.22, 0.5)) }),
};

/** The scanner as it is after wear; without any it is well. */
export function wornScanner(scanner: Scanner, wear: Wear | null): Scanner {
  for (const made of tired) made(); // at the first look, whatever it shows: none takes longer because of what is worn
  return wear === null ? scanner : worn[wear.part](scanner, wear.degree);
}

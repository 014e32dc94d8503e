import { aluminium, cadmiumTungstate, caesiumIodide, copper, gadoliniumScreen, spectrumOfTube } from "../physics/tubeSpectrum.ts";
import type { Scanner } from "./scanner.ts";
import { scannerS160 } from "./scannerS160.ts";

// All of it is our assumption and no maker's. The tunnel, the fans and the belt are those of S160: what differs is what the setting is for.

/** As S160, with its lower source alone: what lies behind something stays there. */
export const scannerS160single: Scanner = { ...scannerS160, name: "S160single", views: scannerS160.views.slice(0, 1) };

const spectrumS120 = spectrumOfTube({
  kilovolts: 120,
  filters: [aluminium(1.5)],
  first: gadoliniumScreen(0.12),
  between: copper(0.7),
  second: caesiumIodide(3),
});

/** A soft beam: thin organic matter stands out, thick metal is black. */
export const scannerS120: Scanner = {
  ...scannerS160,
  name: "S120",
  get spectrum() {
    return spectrumS120();
  },
  detector: { ...scannerS160.detector, photonsLow: 14_000, photonsHigh: 18_000, crosstalk: 0.05, gainDrift: 0.0015 },
};

const spectrumS220 = spectrumOfTube({
  kilovolts: 220,
  filters: [aluminium(2.5), copper(1)],
  first: gadoliniumScreen(0.4),
  between: copper(1.5),
  second: cadmiumTungstate(8),
});

/** A hard, filtered beam: it comes through thick metal, and thin organic matter is faint. */
export const scannerS220: Scanner = {
  ...scannerS160,
  name: "S220",
  get spectrum() {
    return spectrumS220();
  },
  detector: {
    ...scannerS160.detector,
    photonsLow: 20_000,
    photonsHigh: 36_000,
    electronicNoise: 6e-5,
    scatter: 0.016,
    crosstalk: 0.08,
    afterglow: 0.02,
  },
};

const below = scannerS160.views.slice(0, 1);

const spectrumB140 = spectrumOfTube({
  kilovolts: 140,
  filters: [aluminium(2.5)],
  first: gadoliniumScreen(0.25),
  between: copper(0.6),
  second: caesiumIodide(4),
});

/**
 * Two pictures from below: what comes through, and what organic matter near the belt sends back. The second is grainy and soft, as few
 * photons return and the beam that sweeps the bag is wide.
 */
export const scannerB140: Scanner = {
  ...scannerS160,
  name: "B140",
  views: [
    ...below,
    ...below.map((geometry) => ({
      ...geometry,
      name: "sent back",
      picture: "backscatter" as const,
      detector: {
        ...scannerS160.detector,
        photonsLow: 1500,
        photonsHigh: 1500,
        blurAcross: 1.1,
        blurAlong: 1.1,
        layerShift: [0, 0] as const,
        scatter: 0,
        crosstalk: 0,
        residualGain: 0.004,
        deadDetectors: 0,
        airFrom: 0.976,
      },
    })),
  ],
  get spectrum() {
    return spectrumB140();
  },
};

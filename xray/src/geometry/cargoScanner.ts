import { lineSpectrum } from "../physics/tubeSpectrum.ts";
import type { Scanner } from "./scanner.ts";

/**
 * Freight: one view from the side of up to three pallets, by the photons of caesium-137 at 662 keV. They come through a metre of goods, but
 * all matter holds them back by its weight alone, so the picture is grey. Our assumption and no maker's.
 */
export const scannerG662: Scanner = {
  name: "G662",
  tunnelWidth: 1600,
  tunnelHeight: 1800,
  detectorCount: 640,
  lineCount: 1536,
  linePitch: 2.5,
  views: [
    {
      name: "side",
      picture: "grey",
      source: [-2400, 700],
      detectors: [
        [900, 1930],
        [900, -530],
      ],
      flipped: false,
    },
  ],
  spectrum: lineSpectrum(662),
  detector: {
    photonsLow: 40_000,
    photonsHigh: 40_000,
    electronicNoise: 1.2e-4,
    blurAcross: 0.6,
    blurAlong: 0.68,
    // One layer, and single photons are counted: a source that decays has no flux noise of its own.
    layerShift: [0, 0],
    scatter: 0.02,
    scatterSubtracted: 0.6,
    crosstalk: 0.05,
    afterglow: 0.01,
    residualGain: 0.0015,
    moduleGain: 0.001,
    gainDrift: 0.001,
    fluxNoise: 0,
    deadDetectors: 1,
    airFrom: 0.994,
    raysPerPixel: 2,
  },
  load: "pallets",
};

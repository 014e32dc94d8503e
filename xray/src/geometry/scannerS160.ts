import { spectrumS160 } from "../physics/spectrumS160.ts";
import type { Scanner } from "./scanner.ts";

// All of it is our assumption. The sources stand far enough away that a bag of 550 mm across the belt lies inside both fans and that a
// pixel is nearly as high as it is wide in the middle of a bag.
export const scannerS160: Scanner = {
  name: "S160",
  tunnelWidth: 620,
  tunnelHeight: 420,
  detectorCount: 768,
  lineCount: 1024,
  linePitch: 0.8,
  views: [
    {
      name: "below",
      picture: "dual",
      source: [0, -700],
      detectors: [
        [-472, 470],
        [472, 470],
      ],
      flipped: false,
    },
    {
      name: "side",
      picture: "dual",
      source: [-900, 130],
      detectors: [
        [400, -170],
        [400, 690],
      ],
      flipped: true,
    },
  ],
  spectrum: spectrumS160,
  detector: {
    photonsLow: 16_000,
    photonsHigh: 24_000,
    electronicNoise: 9e-5,
    blurAcross: 0.5,
    blurAlong: 0.65,
    layerShift: [0.3, 0.8],
    scatter: 0.012,
    scatterSubtracted: 0.75,
    crosstalk: 0.06,
    afterglow: 0.025,
    residualGain: 0.0012,
    moduleGain: 0.001,
    gainDrift: 0.002,
    fluxNoise: 0.001,
    deadDetectors: 2,
    airFrom: 0.993,
    raysPerPixel: 2,
  },
  load: "bag",
};

import { aluminium, cadmiumTungstate, copper, gadoliniumScreen, spectrumOfTube } from "../physics/tubeSpectrum.ts";
import { fanAt } from "./fanAt.ts";
import type { Scanner } from "./scanner.ts";

const degrees = [0, 72, 144, 36, 108];

const spectrumH180 = spectrumOfTube({
  kilovolts: 180,
  filters: [aluminium(3), copper(0.3)],
  first: gadoliniumScreen(0.35),
  between: copper(0.8),
  second: cadmiumTungstate(5),
});

/** Hold baggage: five views, evenly spread over half a turn, in a tunnel for large suitcases. Our assumption and no maker's. */
export const scannerH180: Scanner = {
  name: "H180",
  tunnelWidth: 1000,
  tunnelHeight: 800,
  detectorCount: 768,
  lineCount: 1024,
  linePitch: 1,
  views: degrees.map((angle) =>
    fanAt({ name: `${angle}°`, picture: "dual", degrees: angle, middle: 170, toSource: 1150, toDetectors: 700, half: 660 }),
  ),
  get spectrum() {
    return spectrumH180();
  },
  detector: {
    photonsLow: 14_000,
    photonsHigh: 24_000,
    electronicNoise: 9e-5,
    blurAcross: 0.5,
    blurAlong: 0.68,
    layerShift: [0.35, 0.75],
    scatter: 0.016,
    scatterSubtracted: 0.75,
    crosstalk: 0.07,
    afterglow: 0.02,
    residualGain: 0.0012,
    moduleGain: 0.001,
    gainDrift: 0.002,
    fluxNoise: 0.0012,
    deadDetectors: 2,
    airFrom: 0.993,
    raysPerPixel: 2,
  },
  load: "bag",
  hold: true,
};

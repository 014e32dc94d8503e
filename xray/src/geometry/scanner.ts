import type { Spectrum } from "../physics/spectrum.ts";

/** A point of the plane across the belt: x to the side, z up, in millimetres. */
export type PlanePoint = readonly [x: number, z: number];

/** One source and the line its detectors stand on; every line of the picture is one such plane. */
export interface FanGeometry {
  name: string;
  source: PlanePoint;
  /** The detectors are spread evenly along this polyline, the first at its beginning. */
  detectors: readonly PlanePoint[];
  /** Whether the picture's first row is the last detector. */
  flipped: boolean;
}

/**
 * What a view's picture tells: two energies and with them the material; one energy and with it only grey; or what organic matter near the
 * surface sends back, which is brightest where there is most of it.
 */
export const pictures = ["dual", "grey", "backscatter"] as const;
export type Picture = (typeof pictures)[number];

export interface DetectorModel {
  /** Photons per pixel in air. */
  photonsLow: number;
  photonsHigh: number;
  /** Standard deviation of the electronics' noise, as a share of air. */
  electronicNoise: number;
  /** Blur between detectors and between lines: standard deviation in pixels. */
  blurAcross: number;
  blurAlong: number;
  /** By how many pixels the layer of high energy looks past the one of low, at the first and at the last detector: it lies deeper, and the fan is oblique. */
  layerShift: readonly [first: number, last: number];
  /** What scatters into the picture, and the share of it that the scanner's software takes off again; its noise stays. */
  scatter: number;
  scatterSubtracted: number;
  /** Share of a detector's signal that each of its two neighbours gets, noise and all. */
  crosstalk: number;
  /** Share of a line's signal that still glows in the next one. */
  afterglow: number;
  /** Standard deviations: of what the gain calibration of each detector and of each module leaves, of the walk of a detector's gain since, and of the tube's flux from line to line. */
  residualGain: number;
  moduleGain: number;
  gainDrift: number;
  fluxNoise: number;
  /** At most so many detectors of a view are out of order: their neighbours' mean stands in their place. */
  deadDetectors: number;
  /** Which machine and view it is: the same detectors are dead in every picture of it. Without one each picture is of another machine. */
  machine?: number;
  /** So many have failed since the last look of the software, and show what they like: a streak each. */
  silentDetectors?: number;
  /** Mean transmission of a pixel's neighbourhood from which on it is made air. */
  airFrom: number;
  /** Rays traced per pixel, at even places between detectors, alternately before and behind the middle of the line. */
  raysPerPixel: number;
}

export interface ViewGeometry extends FanGeometry {
  picture: Picture;
  /** Where this view has others than the scanner's. */
  detector?: DetectorModel;
}

/** A scanner is data. Lengths in millimetres; the belt is z = 0, its middle x = 0. */
export interface Scanner {
  name: string;
  tunnelWidth: number;
  tunnelHeight: number;
  detectorCount: number;
  lineCount: number;
  linePitch: number;
  views: readonly ViewGeometry[];
  spectrum: Spectrum;
  detector: DetectorModel;
  /** What comes through it: bags of travellers, or pallets of freight. */
  load: "bag" | "pallets";
  /** Bags that go into the hold: travellers pack those otherwise. */
  hold?: boolean;
  /** Beside the projections it makes a volume of the bag. */
  volume?: boolean;
}

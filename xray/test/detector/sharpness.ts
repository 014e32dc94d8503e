import { detect } from "../../src/detector/detect.ts";
import { transmissionPlanes } from "../../src/detector/transmissionPlanes.ts";
import { AIR } from "../../src/file/view.ts";
import { fanOf } from "../../src/geometry/fan.ts";
import type { DetectorModel, Scanner } from "../../src/geometry/scanner.ts";
import { rotation } from "../../src/math/rotation.ts";
import { basisCoefficients } from "../../src/physics/basisCoefficients.ts";
import { transmissionThrough } from "../../src/physics/transmission.ts";
import { projectionOf } from "../../src/projector/projection.ts";
import { projectSolid } from "../../src/projector/projectSolid.ts";
import type { Solid } from "../../src/solid.ts";

/** A scanner's detector without noise and without software that makes air of what is nearly air. */
const quiet = (model: DetectorModel): DetectorModel => ({
  ...model,
  photonsLow: 1e12,
  photonsHigh: 1e12,
  electronicNoise: 0,
  residualGain: 0,
  moduleGain: 0,
  gainDrift: 0,
  fluxNoise: 0,
  deadDetectors: 0,
  scatter: 0,
  airFrom: 2,
});

/** What a scanner's first view shows of solids without noise: the share of the high energy that is missing in each pixel. */
export const missing = (scanner: Scanner, solids: readonly Solid[]): { width: number; height: number; share: Float64Array } => {
  const [geometry] = scanner.views;
  if (geometry === undefined) throw new Error(`Scanner ${scanner.name} has no view.`);
  const fan = fanOf(scanner, geometry);
  const projection = projectionOf(fan);
  const { perMillimetre } = basisCoefficients(scanner.spectrum);
  for (const solid of solids) projectSolid(projection, perMillimetre, solid);
  const planes = transmissionPlanes(fan, projection.areal, transmissionThrough(scanner.spectrum), {
    extent: projection.touched,
    room: projection.planes,
  });
  const { width, height, high } = detect(fan, quiet(scanner.detector), planes, 1, projection);
  return { width, height, share: Float64Array.from(high, (value) => 1 - value / AIR) };
};

/** Where the transfer of an edge falls to a half and to a fifth, in cycles a pixel, and what is left at half a cycle. */
interface Sharpness {
  half: number;
  fifth: number;
  nyquist: number;
}

const BINS = 8;
const REACH = 8;

/** Of an edge that runs slightly askew over the lines of `profiles`: each a run of values that rises from 0 to about 1. */
const sharpnessOf = (profiles: readonly (readonly number[])[]): Sharpness => {
  // Where each profile reaches a half, and the straight line through these places.
  const places = profiles.map((profile) => {
    const top = profile.at(-1) ?? 1;
    const at = profile.findIndex((value) => value >= top / 2);
    const [below, above] = [profile[at - 1] ?? 0, profile[at] ?? 1];
    return at - 1 + (top / 2 - below) / (above - below);
  });
  const middle = (places.length - 1) / 2;
  const meanPlace = places.reduce((sum, place) => sum + place, 0) / places.length;
  const slope =
    places.reduce((sum, place, index) => sum + (index - middle) * (place - meanPlace), 0) /
    places.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  const sums = new Float64Array(2 * REACH * BINS);
  const counts = new Float64Array(2 * REACH * BINS);
  profiles.forEach((profile, index) => {
    const edge = meanPlace + slope * (index - middle);
    profile.forEach((value, at) => {
      const bin = Math.floor((at - edge + REACH) * BINS);
      if (bin < 0 || bin >= sums.length) return;
      sums[bin]! += value;
      counts[bin]! += 1;
    });
  });
  const spread = sums.map((sum, bin) => sum / counts[bin]!);
  const line = spread.subarray(1).map((value, bin) => value - spread[bin]!);
  const transfer = (frequency: number): number => {
    let [real, imaginary, total] = [0, 0, 0];
    line.forEach((value, bin) => {
      real += value * Math.cos((2 * Math.PI * frequency * bin) / BINS);
      imaginary += value * Math.sin((2 * Math.PI * frequency * bin) / BINS);
      total += value;
    });
    return Math.hypot(real, imaginary) / total;
  };
  const fallsTo = (level: number): number => {
    let frequency = 0;
    while (frequency < 1 && transfer(frequency) > level) frequency += 0.005;
    return Math.round(frequency * 1000) / 1000;
  };
  return { half: fallsTo(0.5), fifth: fallsTo(0.2), nyquist: transfer(0.5) };
};

const plate = (turn: number, x: number, y: number, z: number): Solid => ({
  shape: { kind: "box", size: [60, 60, 1] },
  placement: { rotation: rotation(0, 0, turn), position: [x, y, z] },
  material: "polyethylene",
});

/** Of a plate's edge across the belt, as the source sees it through a scanner that looks from below: along the belt, and between detectors. */
export const sharpness = (scanner: Scanner): { along: Sharpness; across: Sharpness } => {
  const askew = 0.07;
  const height = 40;
  const [geometry] = scanner.views;
  if (geometry === undefined) throw new Error(`Scanner ${scanner.name} has no view.`);
  const fan = fanOf(scanner, geometry);
  const { width, share } = missing(scanner, [plate(askew, 0, 60, height)]);
  const rowAt = (x: number): number => Math.round((fan.rowOf(x, height) + 0.5) / fan.raysPerPixel);
  const columnAt = (y: number): number => Math.round((y - fan.firstY) / fan.linePitch);
  const rows = [rowAt(-25), rowAt(25)].toSorted((a, b) => a - b);
  const along: number[][] = [];
  for (let row = rows[0]!; row < rows[1]!; row++)
    along.push(Array.from({ length: 50 }, (_, step) => share[row * width + columnAt(0) - 25 + step]!));
  const other = missing(scanner, [plate(askew, 60, 0, height)]);
  const down = fan.rowOf(1, height) > fan.rowOf(0, height) ? 1 : -1;
  const across: number[][] = [];
  for (let column = columnAt(-25); column < columnAt(25); column++)
    across.push(Array.from({ length: 50 }, (_, step) => other.share[(rowAt(0) + down * (step - 25)) * width + column]!));
  return { along: sharpnessOf(along), across: sharpnessOf(across) };
};

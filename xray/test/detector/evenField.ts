import { detect } from "../../src/detector/detect.ts";
import type { View } from "../../src/file/view.ts";
import { fanOf } from "../../src/geometry/fan.ts";
import type { DetectorModel, Scanner } from "../../src/geometry/scanner.ts";
import { basisCoefficients } from "../../src/physics/basisCoefficients.ts";
import { transmissionThrough } from "../../src/physics/transmission.ts";
import type { Substance } from "../../src/solid.ts";

/** What the two layers see behind so many millimetres of something. */
export const through = ({ spectrum }: Scanner, substance: Substance, millimetres: number): readonly [low: number, high: number] => {
  const [water, iron, tin, lead] = basisCoefficients(spectrum).perMillimetre(substance);
  return transmissionThrough(spectrum).exactly(water * millimetres, iron * millimetres, tin * millimetres, lead * millimetres);
};

/** So many lines glow of the air before the field. */
const BEFORE = 16;

/** An even field in a scanner's first view, as its detectors give it. */
export const evenField = (scanner: Scanner, [low, high]: readonly [number, number], key: number, model: DetectorModel): View => {
  const [geometry] = scanner.views;
  if (geometry === undefined) throw new Error(`Scanner ${scanner.name} has no view.`);
  const fan = fanOf({ ...scanner, detectorCount: 384, lineCount: 512 + BEFORE, detector: model }, geometry);
  const pixels = (fan.rows / fan.raysPerPixel) * fan.columns;
  const view = detect(fan, model, { low: new Float32Array(pixels).fill(low), high: new Float32Array(pixels).fill(high) }, key);
  const inside = (plane: Uint16Array): Uint16Array => plane.filter((_, at) => at % view.width >= BEFORE);
  return { ...view, width: view.width - BEFORE, low: inside(view.low), high: inside(view.high) };
};

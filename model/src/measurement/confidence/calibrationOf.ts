import { intervalOf, type Estimate } from "../../reporting/measures/interval.ts";
import { confidences, type Confidence } from "../../simulator/confidence.ts";
import type { MeasuredValue } from "../observer/measureWire.ts";

/** Of the answers that were as sure as that, those that were right. */
export interface Calibrated {
  confidence: Confidence;
  right: number;
  all: number;
  estimate: Estimate | null;
}

/**
 * How often somebody is right who says so sure they are (calibration by levels, Lichtenstein & Fischhoff 1977). The levels are words, no
 * chances: what is asked is that the surer ones are right oftener.
 */
export const calibrationOf = (values: readonly MeasuredValue[]): Calibrated[] =>
  confidences.map((confidence) => {
    const one = values.find(({ value }) => value === String(confidence));
    const right = one === undefined ? 0 : one.hits + one.correctRejections;
    const all = one === undefined ? 0 : right + one.misses + one.falseAlarms;
    return { confidence, right, all, estimate: intervalOf({ part: right, all }) };
  });

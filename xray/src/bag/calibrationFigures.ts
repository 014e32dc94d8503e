import type { View, ViewSource } from "../file/view.ts";
import type { Fan } from "../geometry/fan.ts";
import { barWidths, type CalibrationPose, plasticSteps, steelSteps, wireDiameters } from "./calibrationBag.ts";
import { calibrationSigns } from "./calibrationSigns.ts";

/** What a scanner shows of the calibration object, in millimetres; null where it shows none of it. */
export interface CalibrationFigures {
  /** The thinnest copper wire that shows. */
  wire: number | null;
  /** The thickest step of steel behind which a square of lead still shows. */
  penetration: number | null;
  /** The narrowest bars that stand apart, as wide as the gaps between them. */
  resolution: number | null;
  /** The thinnest sheet of polyethylene that differs from none. */
  thinOrganic: number | null;
  /** How many of the six plates of equal darkness have the colour of their kind; null where there is no colour. */
  materials: number | null;
}

/** So many standard deviations of the mean are seen: Rose, "The sensitivity performance of the human eye on an absolute scale", JOSA 38 (1948) 196. */
const SEEN = 5;
/** Bars stand apart when the gaps are brighter by so much, as a share of air. */
export const APART = 0.02;

/** How many elements are seen before the first that is not. */
export const seenInARow = (signs: readonly number[], least: number): number => {
  const end = signs.findIndex((sign) => sign <= least);
  return end < 0 ? signs.length : end;
};

/** Measures a view of the calibration object as a technician would, on the pixels alone. */
export const calibrationFigures = (view: View & ViewSource, fan: Fan, pose: CalibrationPose): CalibrationFigures => {
  const signs = calibrationSigns(view, fan, pose);
  const lastOf = (elements: readonly number[], of: readonly number[], least: number): number | null => {
    const last = elements[seenInARow(of, least) - 1];
    return last === undefined ? null : Math.round(last * pose.scale * 100) / 100;
  };
  return {
    wire: lastOf(wireDiameters, signs.wires, SEEN),
    penetration: lastOf(steelSteps, signs.steel, SEEN),
    resolution: lastOf(barWidths, signs.bars, APART),
    thinOrganic: lastOf(plasticSteps.toReversed(), signs.plastic, SEEN),
    materials: signs.plates === null ? null : signs.plates.filter(Boolean).length,
  };
};

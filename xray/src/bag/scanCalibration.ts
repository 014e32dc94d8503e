import { decodeView } from "../file/decodeView.ts";
import type { View, ViewSource } from "../file/view.ts";
import type { ScannerName } from "../geometry/scanners.ts";
import { calibrationBag, calibrationPose } from "./calibrationBag.ts";
import { type CalibrationFigures, calibrationFigures } from "./calibrationFigures.ts";
import { modelOf } from "./modelOf.ts";
import { scanPacked } from "./scanPacked.ts";

/** The noise of the detectors is the same at every look. */
const SEED = 7;

/** The calibration object in a scanner, and what its first view shows of it. */
export const scanCalibration = async (name: ScannerName): Promise<{ views: (View & ViewSource)[]; figures: CalibrationFigures }> => {
  const model = modelOf(name);
  const pose = calibrationPose(model.scanner);
  const { views: files } = await scanPacked(model, calibrationBag(pose), SEED);
  const views = await Promise.all(files.map((file) => decodeView(file)));
  const [first] = views;
  const [fan] = model.fans;
  if (first === undefined || fan === undefined) throw new Error(`Scanner ${name} has no view.`);
  return { views, figures: calibrationFigures(first, fan, pose) };
};

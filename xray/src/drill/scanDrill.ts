import { calibrationBag, calibrationPose } from "../bag/calibrationBag.ts";
import { type CalibrationSigns, calibrationSigns } from "../bag/calibrationSigns.ts";
import { scannerModelOf } from "../bag/scannerModel.ts";
import { scanPacked } from "../bag/scanPacked.ts";
import { decodeView } from "../file/decodeView.ts";
import type { Scanner } from "../geometry/scanner.ts";
import { type Wear, wornScanner } from "./wornScanner.ts";

/** The test object in a scanner as worn as it is, from below, and how clearly each of its elements stands out in the very pixels that are shown. */
export const scanDrill = async (
  whole: Scanner,
  wear: Wear | null,
  seed: number,
): Promise<{ view: Uint8Array; signs: CalibrationSigns }> => {
  const scanner = { ...wornScanner(whole, wear), views: whole.views.slice(0, 1) };
  const model = scannerModelOf(scanner);
  const pose = calibrationPose(scanner);
  // A file's own numbers would tell how many photons there were: it is written as by the scanner that is well.
  const { detector } = whole;
  const written = { ...model, styleOf: (view: number) => ({ ...model.styleOf(view), detector }) };
  const [view] = (await scanPacked(written, calibrationBag(pose), seed)).views;
  const [fan] = model.fans;
  if (view === undefined || fan === undefined) throw new Error(`Scanner ${whole.name} has no view.`);
  return { view, signs: calibrationSigns(await decodeView(view), fan, pose) };
};

import { type ScannerModel, scannerModelOf } from "../../src/bag/scannerModel.ts";
import { scanners } from "../../src/geometry/scanners.ts";

/** Pixels of the scanner that one of these stands for, in each direction. */
const COARSER = 3;

/** The scanner of cabin bags with a ninth of its pixels: shares and histograms stay, and hundreds of bags are scanned in minutes. */
export const coarseModel = (): ScannerModel => {
  const { S160 } = scanners;
  return scannerModelOf({
    ...S160,
    detectorCount: Math.round(S160.detectorCount / COARSER),
    lineCount: Math.round(S160.lineCount / COARSER),
    linePitch: S160.linePitch * COARSER,
    detector: { ...S160.detector, raysPerPixel: 1 },
  });
};

import { scanners, type ScannerName } from "../geometry/scanners.ts";
import { type ScannerModel, scannerModelOf } from "./scannerModel.ts";

let ready: ScannerModel | null = null;

/** A scanner by its name, made ready once for the bags that follow each other in a thread; its room is large, so only one is kept. */
export const modelOf = (name: ScannerName): ScannerModel => {
  if (ready === null || ready.scanner !== scanners[name]) ready = scannerModelOf(scanners[name]);
  return ready;
};

import { scannerS160 } from "../geometry/scannerS160.ts";
import { type ScannerModel, scannerModelOf } from "./scannerModel.ts";

const scanners = { S160: scannerS160 };
export type ScannerName = keyof typeof scanners;
const models = new Map<ScannerName, ScannerModel>();

/** A scanner by its name, made ready once in each thread. */
export const modelOf = (name: ScannerName): ScannerModel => {
  const known = models.get(name);
  if (known !== undefined) return known;
  const model = scannerModelOf(scanners[name]);
  models.set(name, model);
  return model;
};

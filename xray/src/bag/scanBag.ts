import { scannerS160 } from "../geometry/scannerS160.ts";
import type { BagRecipe } from "./bagRecipe.ts";
import { packBag } from "./packBag.ts";
import type { ScannedBag } from "./scannedBag.ts";
import { type ScannerModel, scannerModelOf } from "./scannerModel.ts";
import { scanPacked } from "./scanPacked.ts";

const scanners = { S160: scannerS160 };
const models = new Map<string, ScannerModel>();

const modelOf = (name: BagRecipe["scanner"]): ScannerModel => {
  const known = models.get(name);
  if (known !== undefined) return known;
  const model = scannerModelOf(scanners[name]);
  models.set(name, model);
  return model;
};

/**
 * Packs and scans the bag of a recipe. One at a time in each thread: the scanner's room is used again for each bag. `now` gives
 * milliseconds for the timings and changes no byte.
 */
export const scanBag = async (recipe: BagRecipe, now: () => number = () => 0): Promise<ScannedBag> => {
  const model = modelOf(recipe.scanner);
  const start = now();
  const packed = await packBag(recipe);
  const pack = now() - start;
  const scanned = await scanPacked(model, packed, recipe.seed, now);
  return { ...scanned, timings: { pack, ...scanned.timings } };
};

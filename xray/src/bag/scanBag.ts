import type { BagRecipe } from "./bagRecipe.ts";
import { PACKING_VERSION } from "../packing/packingVersion.ts";
import { keyOf } from "../random.ts";
import { modelOf } from "./modelOf.ts";
import { packBag } from "./packBag.ts";
import type { ScannedBag } from "./scannedBag.ts";
import { scanPacked } from "./scanPacked.ts";

/** How often another packing is tried when the bag cannot be packed, the threat found no room, or it shows in no view. */
const ATTEMPTS = 12;

/** A difference of fewer standard deviations of the noise is none that a person could see. */
const LEAST_CONTRAST = 4;

const shows = ({ threats, measures }: ScannedBag): boolean =>
  threats.some(({ view }) => (measures.views[view]?.threat?.contrastToNoise ?? 0) >= LEAST_CONTRAST);

/**
 * Packs and scans the bag of a recipe. One at a time in each thread: the scanner's room is used again for each bag. `now` gives
 * milliseconds for the timings and changes no byte.
 */
export const scanBag = async (recipe: BagRecipe, now: () => number = () => 0): Promise<ScannedBag> => {
  if (recipe.packing !== undefined && recipe.packing !== PACKING_VERSION)
    throw new Error(`The bag was packed by version ${recipe.packing}; this is version ${PACKING_VERSION}, which would make another bag.`);
  const model = modelOf(recipe.scanner);
  const start = now();
  let reason: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seed = attempt === 0 ? recipe.seed : keyOf(recipe.seed, attempt);
    const packed = await packBag({ ...recipe, seed }).catch((error: unknown) => {
      reason = error;
      return null;
    });
    if (packed === null) continue;
    if (recipe.threat !== null && packed.threat === null) continue;
    const pack = now() - start;
    const scanned = await scanPacked(model, packed, seed, now);
    if (recipe.threat !== null && !shows(scanned)) continue;
    return { ...scanned, timings: { pack, ...scanned.timings } };
  }
  throw new Error(`No bag of the recipe ${JSON.stringify(recipe)} could be packed and shows its threat.`, { cause: reason });
};

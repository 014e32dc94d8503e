import { DETECTOR_VERSION, FIRST_DETECTOR } from "../detector/detectorVersion.ts";
import type { BagRecipe } from "./bagRecipe.ts";
import { PACKING_VERSION } from "../packing/packingVersion.ts";
import { keyOf } from "../random.ts";
import type { Scanner } from "../geometry/scanner.ts";
import { scanners } from "../geometry/scanners.ts";
import { modelOf } from "./modelOf.ts";
import { packBag, type PackedBag } from "./packBag.ts";
import { packPallets } from "./packPallets.ts";
import type { ScannedBag } from "./scannedBag.ts";
import { scanPacked } from "./scanPacked.ts";
import { placedThreat } from "../threatProjection/threatPlace.ts";
import { cutVolume } from "../volume/cutVolume.ts";

/** How often another packing is tried when the bag cannot be packed, the threat found no room, or it shows in no view. */
const ATTEMPTS = 12;

/** A difference of fewer standard deviations of the noise is none that a person could see. */
const LEAST_CONTRAST = 4;

/** Whether a person could see the bag's threat in one of the views. */
export const shows = ({ threats, measures }: ScannedBag): boolean =>
  threats.some(({ view }) => (measures.views[view]?.threat?.contrastToNoise ?? 0) >= LEAST_CONTRAST);

interface Remade {
  packed: PackedBag;
  /** That of the attempt that worked; the noise hangs on it too. */
  seed: number;
  /** The bag as packed; null without a threat, for then it need not be scanned to know that it will do. */
  scanned: ScannedBag | null;
  /** Milliseconds. */
  pack: number;
}

/** Packs the bag of a recipe, before anything is projected into it: the same recipe always gives the same bag. */
export const remakeBag = async (
  recipe: BagRecipe,
  now: () => number = () => 0,
  onPacked: (bag: PackedBag) => void = () => undefined,
): Promise<Remade> => {
  const { packing: version = PACKING_VERSION } = recipe;
  if (version !== PACKING_VERSION)
    throw new Error(`The bag was packed by version ${recipe.packing}; this is version ${PACKING_VERSION}, which would make another bag.`);
  const detector = recipe.detector ?? (recipe.packing === undefined ? DETECTOR_VERSION : FIRST_DETECTOR);
  if (detector !== DETECTOR_VERSION)
    throw new Error(`The bag was scanned by detector ${detector}; this is version ${DETECTOR_VERSION}, which would make another picture.`);
  const scanner: Scanner = scanners[recipe.scanner];
  const pack = scanner.load === "pallets" ? packPallets : packBag;
  const hold = scanner.hold === true;
  const start = now();
  let reason: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seed = attempt === 0 ? recipe.seed : keyOf(recipe.seed, attempt);
    const packed = await pack({ ...recipe, seed, hold }).catch((error: unknown) => {
      reason = error;
      return null;
    });
    if (packed === null) continue;
    if (recipe.threat !== null && packed.threat === null) continue;
    const packing = now() - start;
    onPacked(packed);
    const scanned = recipe.threat === null ? null : await scanPacked(modelOf(recipe.scanner), packed, seed, now);
    if (scanned !== null && !shows(scanned)) continue;
    return { packed, seed, scanned, pack: packing };
  }
  throw new Error(`No bag of the recipe ${JSON.stringify(recipe)} could be packed and shows its threat.`, { cause: reason });
};

/** The packed bag of a recipe with the threats that were put into it by hand. */
export const withProjections = (packed: PackedBag, { projections = [] }: Pick<BagRecipe, "projections">): PackedBag =>
  projections.length === 0 ? packed : { ...packed, projected: projections.map(placedThreat) };

/**
 * Packs and scans the bag of a recipe; a tomograph's volume is cut too, unless the bag turns out to be of another difficulty than is `wanted`. One at a time in
 * each thread: the scanner's room is used again for each bag. `now` gives milliseconds for the timings and changes no byte. `onPacked` is told what is
 * scanned next: where its threat does not show, another packing follows.
 */
export const scanBag = async (
  recipe: BagRecipe,
  now: () => number = () => 0,
  onPacked: (bag: PackedBag) => void = () => undefined,
  wanted?: number,
): Promise<ScannedBag> => {
  const { packed, seed, scanned: alone, pack } = await remakeBag(recipe, now, (bag) => onPacked(withProjections(bag, recipe)));
  const whole = withProjections(packed, recipe);
  const scanned = whole === packed && alone !== null ? alone : await scanPacked(modelOf(recipe.scanner), whole, seed, now);
  // Of two threats the easier one stops the bag.
  const difficulty = alone !== null && alone.difficulty < scanned.difficulty ? alone.difficulty : scanned.difficulty;
  const timings = { pack, ...scanned.timings };
  const scanner: Scanner = scanners[recipe.scanner];
  if (scanner.volume !== true || difficulty !== (wanted ?? difficulty)) return { ...scanned, difficulty, timings };
  const start = now();
  const volume = cutVolume(whole, scanner.spectrum);
  return { ...scanned, difficulty, volume, timings: { ...timings, volume: now() - start } };
};

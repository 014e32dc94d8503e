import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { keyOf } from "@vigil/xray/random";
import type { KnownLooks } from "./knownLooks.ts";
import type { PlannedBag } from "./planOrder.ts";
import type { MadeBag, Scanners } from "./scannerPool.ts";
import { withViews } from "../image/withViews.ts";

const FAILURES = 3;
/** So many bags are made for a wanted difficulty; the nearest one is kept. */
const TRIES = 4;

/**
 * What cannot be packed with one seed, is not as difficult as wanted, or looks like a bag the library has, does better with another,
 * which follows from the first.
 */
export async function scanPlanned(
  scanners: Scanners,
  { bag: recipe, difficulty }: PlannedBag,
  views: number,
  looks: KnownLooks,
): Promise<{ used: BagRecipe; bag: MadeBag }> {
  let nearest: { used: BagRecipe; bag: MadeBag } | undefined;
  const failures: unknown[] = [];
  const away = (bag: MadeBag) => Math.abs(bag.difficulty - (difficulty ?? bag.difficulty));
  for (let attempt = 1; attempt <= TRIES && failures.length < FAILURES; attempt++) {
    const used = attempt === 1 ? recipe : { ...recipe, seed: keyOf(recipe.seed, attempt) };
    try {
      const bag = withViews(await scanners.scan(used), views);
      if (!bag) throw new Error("The threat is in none of the views.");
      if (looks.isAlike(bag.look)) throw new Error("It looks like another bag of the library.");
      if (!nearest || away(bag) < away(nearest.bag)) nearest = { used, bag };
      if (away(bag) === 0) break;
    } catch (error) {
      failures.push(error);
    }
  }
  // Another thread may have made its like meanwhile.
  if (nearest && !looks.isAlike(nearest.bag.look)) {
    looks.add(nearest.bag.look);
    return nearest;
  }
  throw failures.at(-1) ?? new Error("It looks like another bag of the library.");
}

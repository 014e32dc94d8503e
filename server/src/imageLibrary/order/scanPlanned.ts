import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import type { Scanner } from "@vigil/xray/geometry/scanner";
import { scanners as known } from "@vigil/xray/geometry/scanners";
import { keyOf } from "@vigil/xray/random";
import type { KnownLooks } from "./knownLooks.ts";
import type { PlannedBag } from "./planOrder.ts";
import type { MadeBag, Scanners } from "./scannerPool.ts";
import { withViews } from "../image/withViews.ts";

const FAILURES = 3;
/** So many bags are made for a wanted difficulty; the nearest one is kept, and what it lacks is told. */
export const TRIES = 20;
/** So many with the same thing packed another way, before the way of hiding it or the thing itself changes. */
const SAME = 3;

interface Kept {
  used: BagRecipe;
  bag: MadeBag;
}

/**
 * What cannot be packed with one seed, is not as difficult as wanted, or looks like a bag the library has, does better with another,
 * which follows from the first. What the order left open is turned towards the wanted level: how the threat is hidden, then which it is.
 */
export async function scanPlanned(scanners: Scanners, planned: PlannedBag, views: number, looks: KnownLooks, tries = TRIES): Promise<Kept> {
  const { difficulty } = planned;
  let nearest: Kept | undefined;
  const failures: unknown[] = [];
  const away = (bag: MadeBag) => Math.abs(bag.difficulty - (difficulty ?? bag.difficulty));
  for (let attempt = 1; attempt <= tries && (nearest !== undefined || failures.length < FAILURES); attempt++) {
    const used = attemptOf(planned, attempt, nearest?.bag.difficulty);
    try {
      const bag = withViews(await scanners.scan(used, difficulty ?? undefined), views);
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
    return withVolume(scanners, nearest, views);
  }
  throw failures.at(-1) ?? new Error("It looks like another bag of the library.");
}

/** A tomograph cuts no volume of what was tried: only of what is kept, which is made again for it where no try was as difficult as wanted. */
async function withVolume(scanners: Scanners, { used, bag }: Kept, views: number): Promise<Kept> {
  const scanner: Scanner = known[used.scanner];
  if (scanner.volume !== true || bag.volume !== undefined) return { used, bag };
  return { used, bag: withViews(await scanners.scan(used), views) ?? bag };
}

/** The recipe of an attempt: the planned one first, then the same packed anew, then with what was left open turned. */
export function attemptOf({ bag, difficulty, open }: PlannedBag, attempt: number, reached: number | undefined): BagRecipe {
  if (attempt === 1) return bag;
  const again = { ...bag, seed: keyOf(bag.seed, attempt) };
  if (bag.threat === null || difficulty === null || reached === undefined || attempt <= SAME) return again;
  const harder = reached < difficulty;
  const turn = attempt - SAME - 1;
  const concealment = !open.concealment || reached === difficulty ? {} : { concealment: ways[harder ? "harder" : "easier"][turn % 2]! };
  const kinds = open.kinds.filter((kind) => kind !== bag.threat?.kind);
  const kind = turn % 2 === 1 && kinds.length > 0 ? kinds[keyOf(bag.seed, 1000 + attempt) % kinds.length] : undefined;
  return { ...again, ...concealment, ...(kind === undefined ? {} : { threat: { ...bag.threat, kind } }) };
}

/** How a threat is hidden where a bag was too easy or too hard: by what makes most difference first. */
const ways = { harder: ["inside", "covered"], easier: ["open", "covered"] } as const;

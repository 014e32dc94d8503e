import type { industries } from "./imageLibrary.ts";
import { measuredLevels, type Thing } from "./measuredLevels.ts";
import { chosenCategories, concealments, type Recipe, type ScannerPlace } from "./recipe.ts";

/** What the images of a library are of, by its industry. */
export const placeOf = (industry: (typeof industries)[number] | undefined): ScannerPlace =>
  industry === "hbs" ? "hold" : industry === "cg" || industry === "ff" ? "freight" : "cabin";

/** The bags that travel in the hold; every bag may come through a checkpoint. */
export const holdContainers = ["holdSuitcase", "hardSuitcase", "softSuitcase", "holdall"] as const;

/** A level that so few of a hundred bags reach takes many tries, and is missed at times. */
const RARE = 10;

export interface LevelReach {
  /** No bag that was measured reached it. */
  readonly never: readonly Thing[];
  readonly rare: readonly Thing[];
}

/** What an order asks for that was never or rarely met where it was measured; undefined where nothing was. */
export function levelReach(
  recipe: Pick<Recipe, "threatShare" | "categories" | "concealments">,
  place: ScannerPlace,
  level: number,
): LevelReach | undefined {
  if (place === "freight") return undefined;
  const ways = concealments.filter((way) => (recipe.concealments[way] ?? 0) > 0);
  const things: Thing[] = [
    ...(recipe.threatShare > 0 ? chosenCategories(recipe) : []),
    ...(recipe.threatShare < 1 ? (["innocent"] as const) : []),
  ];
  const percentOf = (thing: Thing): number => {
    const measured = measuredLevels[place][thing];
    const wanted = thing === "innocent" || ways.length === 0 ? concealments : ways;
    // an order that leaves open how threats are hidden has them hidden in the way that serves it best
    return Math.max(
      ...wanted.flatMap((way) => {
        const counts = measured[way];
        return counts === undefined ? [] : [(100 * (counts[level - 1] ?? 0)) / counts.reduce((sum, count) => sum + count, 0)];
      }),
    );
  };
  return {
    never: things.filter((thing) => percentOf(thing) === 0),
    rare: things.filter((thing) => percentOf(thing) > 0 && percentOf(thing) <= RARE),
  };
}

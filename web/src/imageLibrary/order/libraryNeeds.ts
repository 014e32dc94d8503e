import { industries } from "@vigil/model/imageLibrary/imageLibrary";
import { placeOf } from "@vigil/model/imageLibrary/levelReach";
import { threatCategories, type ScannerPlace } from "@vigil/model/imageLibrary/recipe";
import type { Row } from "../../entity/row.ts";

/** What the orders of a library begin with: where its bags are scanned, and the threats it knows. */
export interface LibraryNeeds {
  readonly place: ScannerPlace;
  readonly categories: readonly (typeof threatCategories)[number][];
}

export function libraryNeeds(library: Row): LibraryNeeds {
  const { industry, threatCategories: known } = library as { industry?: unknown; threatCategories?: unknown };
  const own = threatCategories.filter((category) => Array.isArray(known) && known.includes(category));
  // a library of categories of its own has threats that were rendered elsewhere; what is made here has these
  return { place: placeOf(industries.find((one) => one === industry)), categories: own.length > 0 ? own : threatCategories };
}

import type { Placed } from "./drawThreat.ts";
import type { PackedBag } from "./packBag.ts";

/** All that is forbidden in a bag; the last one is measured. */
export const threatsOf = ({ articles, threat, projected = [] }: PackedBag): Placed[] =>
  [threat === null ? undefined : articles[threat], ...projected].filter((placed) => placed !== undefined);

import type { Cells } from "../../entity/place.ts";
import { phraseOf } from "../../phraseOf.ts";

export const userSessionCells: Cells = {
  endedReason: ({ endedReason }) => (typeof endedReason === "string" ? phraseOf(`events.ends.${endedReason}`, endedReason) : null),
};

import { openPlace } from "../../attempt/openPlace.ts";

/** Which exam this tab was in. */
export const openExamPlace = openPlace("vigil.exam");

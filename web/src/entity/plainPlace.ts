import type { Place } from "./place.ts";

/** The place of a list that needs nothing beside its declaration. */
export const plainPlace = {} satisfies Place;

import { phraseOf } from "../../phraseOf.ts";

/** A category as its key is labelled; a library may have categories of its own, which carry their own name. */
export const categoryLabel = (category: string): string => phraseOf(`simulator.categories.${category}`, category);
/** A category in full. */
export const categoryName = (category: string): string => phraseOf(`simulator.categoryNames.${category}`, category);

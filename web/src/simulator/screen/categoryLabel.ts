import { inWords } from "../../dataWords.ts";
import { phraseOf } from "../../phraseOf.ts";

/** What the domain calls it, else what Vigil does, else its own name: a library may have categories of its own. */
const called = (category: string, ours: (code: string) => string): string => {
  const said = inWords("threatCategories", category);
  return said === category ? ours(category) : said;
};

/** A category as its key is labelled. */
export const categoryLabel = (category: string): string => called(category, (code) => phraseOf(`simulator.categories.${code}`, code));
/** A category in full. */
export const categoryName = (category: string): string => called(category, (code) => phraseOf(`simulator.categoryNames.${code}`, code));

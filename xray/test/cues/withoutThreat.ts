import type { PackedBag } from "../../src/bag/packBag.ts";

/** The bag with nothing in the place of its threat. */
export const withoutThreat = ({ articles, threat, ...bag }: PackedBag): PackedBag => ({
  ...bag,
  articles: articles.filter((_, at) => at !== threat),
  threat: null,
});

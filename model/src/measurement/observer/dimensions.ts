/** What answers are told apart by beside the category: kept of each session when it is sealed. The last two are of watches alone. */
export const dimensions = [
  "article",
  "level",
  "view",
  "seconds",
  "taken",
  "console",
  "mark",
  "confidence",
  "prevalence",
  "stretch",
] as const;
export type Dimension = (typeof dimensions)[number];

/** How narrow a threat looks from its best side, 0 broadside and 1 end on, is told in thirds of this; what is narrower is in the last. */
export const narrowest = 0.8;

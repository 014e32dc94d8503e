/** What a new page may begin with. */
export const pagePatterns = [
  "blank",
  "introduction",
  "concept",
  "scanExplained",
  "compareTwo",
  "procedure",
  "caseStudy",
  "lookAndFind",
  "rulesTable",
  "summary",
] as const;
export type PagePattern = (typeof pagePatterns)[number];

/** What a new course may begin with: nothing, or a copy of a complete one. */
export const courseTemplates = ["blank", "liquidsAtTheLane", "readingScans", "handSearch"] as const;
export type CourseTemplate = (typeof courseTemplates)[number];

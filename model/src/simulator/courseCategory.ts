/** From a category of the library to what a course calls it; two categories may become one. */
export type CategoryOverrides = Readonly<Record<string, string>>;

/** A category as the course has it. */
export const courseCategory = <Category extends string | null>(overrides: CategoryOverrides, category: Category): Category | string =>
  category === null ? category : Object.hasOwn(overrides, category) ? (overrides[category] ?? category) : category;

/** The categories a session of the course offers, each once, in the order of the library. */
export const courseCategories = (overrides: CategoryOverrides, categories: readonly string[]): string[] => [
  ...new Set(categories.map((category) => courseCategory(overrides, category))),
];

import { entity } from "../entity/entity.ts";
import { derived, instant, integer, stamped, text, unique } from "../entity/field.ts";

/** Where a question belongs: one place, such as Safety/Blades. */
export const questionCategory = entity({
  name: "questionCategory",
  plural: "questionCategories",
  url: "questioncategories",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "delete"],
  fields: {
    name: unique(text({ max: 200, list: "sortable", search: true })),
    questionCount: derived(stamped(integer({ min: 0, max: 10_000_000, list: true }))),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});

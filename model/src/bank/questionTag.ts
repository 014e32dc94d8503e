import { entity } from "../entity/entity.ts";
import { derived, instant, integer, stamped, text, unique } from "../entity/field.ts";

/** What a question may be marked with, beside others. */
export const questionTag = entity({
  name: "questionTag",
  plural: "questionTags",
  url: "questiontags",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "delete"],
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    questionCount: derived(stamped(integer({ min: 0, max: 10_000_000, list: true }))),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});

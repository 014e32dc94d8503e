import { entity, type RecordOf } from "../../entity/entity.ts";
import { choice, derived, instant, integer, references, stamped, text, unique, yesNo } from "../../entity/field.ts";
import { permissionActions } from "../../identity/permissionWord.ts";
import { threatCategories } from "../../imageLibrary/recipe.ts";

export const remedialCategories = ["any", ...threatCategories] as const;

/** So many misses at work of a category within so many days: whoever has them is to complete these programs. */
export const remedialRule = entity({
  name: "remedialRule",
  plural: "remedialRules",
  url: "remedialrules",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "activate"],
  levels: { adm: permissionActions },
  scope: { companies: "companies" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    category: choice(remedialCategories, { initial: "any", list: true, filter: true }),
    misses: integer({ min: 1, max: 1000, initial: 3, list: true }),
    withinDays: integer({ min: 1, max: 730, initial: 30, list: true }),
    programs: references("program", {
      list: true,
      filter: true,
      through: { table: "remedialRulePrograms", own: "remedialRuleId", other: "programId" },
    }),
    /** Days after the assignment. */
    dueAfter: integer({ min: 0, max: 365, initial: 14, list: true }),
    companies: references("company", {
      list: true,
      filter: true,
      through: { table: "remedialRuleCompanies", own: "remedialRuleId", other: "companyId" },
    }),
    /** How many have not completed what they were assigned by it. */
    people: derived(stamped(integer({ min: 0, max: 100_000_000, list: true }))),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: "sortable", hidden: true })),
  },
});
export type RemedialRule = RecordOf<typeof remedialRule>;

import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, date, derived, instant, integer, optional, references, stamped, text, unique, yesNo } from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";

export const ruleStates = ["waiting", "working", "done", "failed"] as const;

const days = () => optional(integer({ min: 0, max: 3650 }));
const people = () => stamped(integer({ min: 0, max: 100_000_000 }));

/** Programs for whoever fits: each condition that names something has to hold, of several companies, groups or levels one. */
export const assignmentRule = entity({
  name: "assignmentRule",
  plural: "assignmentRules",
  url: "assignmentrules",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  levels: { adm: permissionActions },
  scope: { companies: "companies" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    programs: references("program", {
      list: true,
      filter: true,
      through: { table: "assignmentRulePrograms", own: "assignmentRuleId", other: "programId" },
    }),
    companies: references("company", {
      list: true,
      filter: true,
      through: { table: "assignmentRuleCompanies", own: "assignmentRuleId", other: "companyId" },
    }),
    groups: references("group", {
      list: true,
      filter: true,
      through: { table: "assignmentRuleGroups", own: "assignmentRuleId", other: "groupId" },
    }),
    accessLevels: references("accessLevel", {
      list: true,
      hidden: true,
      filter: true,
      through: { table: "assignmentRuleLevels", own: "assignmentRuleId", other: "accessLevelId" },
    }),
    /** Key of a field of the company's template, or of a person's further data. */
    field: text({ max: 100, min: 0 }),
    value: text({ max: 200, min: 0 }),
    startsOn: optional(date({ list: "sortable", hidden: true })),
    /** Days after somebody joined the rule. */
    startsAfter: days(),
    dueOn: optional(date({ list: "sortable", hidden: true })),
    dueAfter: days(),
    endsOn: optional(date({ list: "sortable", hidden: true })),
    endsAfter: days(),
    /** How many people have programs by it. */
    people: derived(stamped(integer({ min: 0, max: 100_000_000, list: true }))),
    state: stamped(choice(ruleStates, { list: true, filter: true })),
    /** People looked at since it was changed, and how many there are to look at. */
    done: people(),
    total: people(),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: "sortable", hidden: true })),
  },
});
export type AssignmentRule = RecordOf<typeof assignmentRule>;

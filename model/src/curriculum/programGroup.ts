import { entity } from "../entity/entity.ts";
import { derived, instant, longText, references, stamped, text, unique, yesNo } from "../entity/field.ts";

/** How a domain puts its programs together for its learners. */
export const programGroup = entity({
  name: "programGroup",
  plural: "programGroups",
  url: "programgroups",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    description: longText({ max: 1000, list: true }),
    domain: derived(stamped(text({ max: 100 }))),
    programs: references("program", {
      through: { table: "programGroupPrograms", own: "programGroupId", other: "programId", ordered: true },
      list: true,
      filter: true,
    }),
    /** Learners also see the programs of the group that are not assigned to them, without being able to open them. */
    showAll: yesNo({ list: true }),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});

import { entity } from "../../entity/entity.ts";
import { choice, date, derived, instant, integer, optional, reference, stamped } from "../../entity/field.ts";
import { whoFields } from "../../organization/whoFields.ts";
import { dutyStates } from "./dutyStates.ts";
import { remedialCategories } from "./remedialRule.ts";

/** What came of misses at work: a program for somebody until a day, and that it was completed. */
export const remedialDuty = entity({
  name: "remedialDuty",
  plural: "remedialDuties",
  url: "remedialduties",
  kind: "tenant",
  sortBy: "desc(assignedAt)",
  title: "userId",
  searchedBy: "userId",
  actions: [],
  levels: { ins: ["view"], adm: ["view"] },
  scope: { companies: "user.companyId" },
  fields: {
    userId: stamped(reference("user", { shows: "username", list: true, filter: true })),
    ...whoFields,
    state: derived(stamped(choice(dutyStates, { list: true, filter: true }))),
    programId: stamped(reference("program", { list: true, filter: true })),
    category: stamped(choice(remedialCategories, { list: true, filter: true })),
    /** That it came of. */
    misses: stamped(integer({ min: 1, max: 100_000, list: true })),
    assignedAt: stamped(instant({ list: "sortable", filter: true })),
    dueOn: stamped(date({ list: "sortable" })),
    completedAt: derived(stamped(optional(instant({ list: true })))),
    remedialRuleId: stamped(reference("remedialRule", { list: true, hidden: true, filter: true })),
  },
});

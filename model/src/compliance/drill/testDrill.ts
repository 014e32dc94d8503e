import { entity } from "../../entity/entity.ts";
import { choice, derived, instant, integer, optional, reference, stamped, yesNo } from "../../entity/field.ts";
import { whoFields } from "../../organization/whoFields.ts";
import { drillDecisions, drillFaults, drillKinds } from "./drillLines.ts";

const told = { list: true, filter: true } as const;

/** A machine checked with the test object, as an exercise: it is done by learners and never written by hand. */
export const testDrill = entity({
  name: "testDrill",
  plural: "testDrills",
  url: "testdrills",
  kind: "tenant",
  sortBy: "desc(startedAt)",
  title: "userId",
  actions: [],
  levels: { ins: ["view"], adm: ["view"], aud: ["view"] },
  scope: { companies: "user.companyId" },
  fields: {
    userId: stamped(reference("user", { shows: "username", ...told })),
    ...whoFields,
    kind: stamped(choice(drillKinds, told)),
    startedAt: stamped(instant({ list: "sortable", filter: true })),
    answeredAt: stamped(optional(instant({ list: true }))),
    passed: stamped(optional(yesNo(told))),
    score: stamped(optional(integer({ min: 0, max: 100, list: true }))),
    decision: stamped(optional(choice(drillDecisions, told))),
    /** Told when it was answered: before, whoever may see lists would know. */
    fault: derived(stamped(optional(choice(drillFaults, told)))),
    seconds: stamped(optional(integer({ min: 0, max: 86_400, list: true, hidden: true }))),
  },
});

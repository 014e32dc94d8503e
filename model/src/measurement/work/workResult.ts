import { entity } from "../../entity/entity.ts";
import { choice, derived, instant, integer, optional, reference, stamped, text } from "../../entity/field.ts";
import { permissionActions } from "../../identity/permissionWord.ts";
import { whoFields } from "../../organization/whoFields.ts";
import { dutyStates } from "../remedial/dutyStates.ts";
import { workOutcomes } from "./workOutcomes.ts";

const place = stamped(text({ max: 100, min: 0, list: true, hidden: true }));

/** What real machines told of people at work (threat image projection): it is brought in from files and never written by hand. */
export const workResult = entity({
  name: "workResult",
  plural: "workResults",
  url: "workresults",
  kind: "tenant",
  sortBy: "desc(happenedAt)",
  title: "userId",
  searchedBy: "userId",
  actions: [],
  levels: { ins: ["view"], adm: permissionActions },
  scope: { companies: "user.companyId" },
  fields: {
    userId: stamped(reference("user", { shows: "username", list: true, filter: true })),
    ...whoFields,
    happenedAt: stamped(instant({ list: "sortable", filter: true })),
    outcome: stamped(choice(workOutcomes, { list: true, filter: true })),
    category: stamped(optional(text({ max: 60, list: true, filter: true }))),
    machine: stamped(text({ max: 100, min: 0, list: true })),
    lane: place,
    site: place,
    image: place,
    /** From the picture to the decision. */
    responseMs: stamped(optional(integer({ min: 0, max: 3_600_000, list: true, hidden: true }))),
    /** What came of a miss: training that was asked for, and whether it was done. */
    remedialState: derived(stamped(optional(choice(dutyStates, { list: true, filter: true })))),
    remedialDutyId: derived(stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, filter: true })))),
    importId: stamped(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, filter: true })),
  },
});

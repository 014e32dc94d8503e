import { entity } from "../entity/entity.ts";
import { instant, integer, optional, reference, stamped } from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";
import { statusFields } from "./statusFields.ts";
import { whoFields } from "../organization/whoFields.ts";

/** One run of a program by a learner. It is read, and reset softly or hard. */
export const programStatus = entity({
  name: "programStatus",
  plural: "programStatuses",
  url: "programstatuses",
  kind: "tenant",
  sortBy: "desc(initiatedAt)",
  title: "userId",
  searchedBy: "userId",
  actions: [],
  levels: { ins: ["view"], adm: permissionActions },
  scope: { companies: "user.companyId" },
  fields: {
    userId: stamped(reference("user", { shows: "username", list: true, filter: true, marked: "hasRuns" })),
    ...whoFields,
    programId: stamped(reference("program", { list: true, filter: true, among: "walked" })),
    /** Number of the run, from 1. */
    sequence: stamped(integer({ min: 1, max: 1_000_000, list: true })),
    ...statusFields,
    dueAt: stamped(optional(instant({ list: "sortable", hidden: true, day: "dueOn" }))),
    expiryAt: stamped(optional(instant({ list: "sortable", hidden: true, day: "expiresOn" }))),
    virtualDuration: stamped(integer({ min: 0, max: 100_000_000 })),
  },
});

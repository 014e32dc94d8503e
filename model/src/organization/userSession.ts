import { entity } from "../entity/entity.ts";
import { command, derived, instant, optional, reference, stamped, text, yesNo } from "../entity/field.ts";
import { whoFields } from "./whoFields.ts";

/** A sign-in that is or was open; `clear: true` ends it. */
export const userSession = entity({
  name: "userSession",
  plural: "userSessions",
  table: "sessions",
  url: "usersessions",
  kind: "tenant",
  sortBy: "asc(user.lastName),asc(user.firstName),asc(user.username),asc(createdAt)",
  title: "userId",
  searchedBy: "userId",
  actions: ["edit"],
  levels: { adm: ["view", "edit"] },
  scope: { companies: "user.companyId" },
  fields: {
    userId: stamped(reference("user", { shows: "username", list: true, filter: true, marked: "hasSignIns" })),
    ...whoFields,
    address: stamped(text({ max: 60, list: true })),
    agent: stamped(text({ max: 500, list: true, hidden: true })),
    createdAt: stamped(instant({ list: "sortable" })),
    lastSeenAt: stamped(instant({ list: true })),
    expiresAt: stamped(instant({ list: true, hidden: true })),
    endedAt: stamped(optional(instant({ list: true }))),
    endedReason: stamped(optional(text({ max: 60, list: true, hidden: true }))),
    /** Neither ended nor expired. */
    open: derived(stamped(yesNo({ list: true, filter: true }))),
    clear: command(yesNo({ form: "edit" })),
  },
});

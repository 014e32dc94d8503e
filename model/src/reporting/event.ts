import { z } from "zod";
import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, column, derived, instant, integer, json, optional, reference, stamped, text } from "../entity/field.ts";

export const severities = ["info", "warning", "error"] as const;

/** Read only: what happened, who did it, what it changed. */
export const event = entity({
  name: "event",
  plural: "events",
  url: "events",
  kind: "growing",
  sortBy: "desc(createdAt)",
  title: "type",
  actions: [],
  levels: { adm: ["view"] },
  scope: { companies: "companyId" },
  oneBox: { number: "subjectId", text: "subjectEntity" },
  fields: {
    createdAt: column("at", stamped(instant({ list: "sortable", filter: true }))),
    type: stamped(text({ max: 80, list: true, filter: true })),
    severity: stamped(choice(severities, { list: true, filter: true })),
    userId: stamped(optional(reference("user", { shows: "username", list: true, filter: true }))),
    /** Whom it is about: the user, or the learner of the status, session or certificate. */
    aboutUserId: stamped(optional(reference("user", { shows: "username", list: true, filter: true }))),
    /** What the record it is about is called. */
    subjectName: derived(stamped(optional(text({ max: 200, list: true })))),
    companyId: stamped(optional(reference("company", { list: true, filter: true }))),
    subjectEntity: stamped(optional(text({ max: 60, list: true, hidden: true, filter: true }))),
    subjectId: stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, list: true, hidden: true, filter: true }))),
    ipAddress: column("address", stamped(text({ max: 60, min: 0, list: true, hidden: true }))),
    requestId: stamped(text({ max: 60, min: 0, list: true, hidden: true, filter: true })),
    error: stamped(optional(text({ max: 200, list: true, hidden: true }))),
    data: stamped(json({ schema: z.unknown() })),
    personal: stamped(optional(json({ schema: z.unknown() }))),
    firstName: derived(stamped(optional(text({ max: 100 })))),
    lastName: derived(stamped(optional(text({ max: 100 })))),
  },
});
export type Event = RecordOf<typeof event>;

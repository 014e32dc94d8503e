import { choice, date, derived, instant, integer, optional, stamped, yesNo } from "../entity/field.ts";

/** Not attempted, attempted, complete. */
export const statusCodes = ["n", "a", "c"] as const;

const seconds = (list?: true) => stamped(integer({ min: 0, max: 100_000_000, ...(list ? { list, hidden: true } : {}) }));

/** What the statuses of programs and of courses have in common; durations in seconds. All of it is counted, none of it is typed. */
export const statusFields = {
  status: stamped(choice(statusCodes, { list: true, filter: true })),
  complete: stamped(yesNo({ list: true, hidden: true, filter: true })),
  initiatedAt: stamped(instant({ list: "sortable", filter: true })),
  startDate: stamped(optional(date({ list: true, hidden: true }))),
  dueAt: stamped(optional(instant({ list: true, hidden: true, day: "dueOn" }))),
  dueOn: derived(stamped(optional(date()))),
  endAt: stamped(optional(instant({ list: true }))),
  expiryAt: stamped(optional(instant({ list: true, hidden: true, day: "expiresOn" }))),
  expiresOn: derived(stamped(optional(date()))),
  lastAccessedAt: stamped(optional(instant({ list: true }))),
  duration: seconds(),
  totalDuration: seconds(true),
  examDuration: seconds(),
  simDuration: seconds(),
  reset: stamped(yesNo({ list: true, hidden: true })),
  resetAt: stamped(optional(instant())),
  /** Closed runs stay as they are. */
  closedAt: stamped(optional(instant({ list: true, hidden: true }))),
};

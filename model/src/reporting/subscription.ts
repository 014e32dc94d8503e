import { z } from "zod";
import { isLocale } from "../identity/locales.ts";
import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, column, date, derived, instant, integer, optional, references, stamped, text, yesNo } from "../entity/field.ts";

export const subscriptionScopes = ["PROGRAM_START", "PROGRAM_END", "PROGRAM_RECURRENCE", "REPORT"] as const;
export type SubscriptionScope = (typeof subscriptionScopes)[number];
/** What is told line by line in the mail itself; a report is a file. */
export type ProgramScope = Exclude<SubscriptionScope, "REPORT">;
export const subscriptionFormats = ["xlsx", "csv", "pdf"] as const;
export const subscriptionPeriods = ["days", "weeks", "months"] as const;

/** Hours and minutes, UTC; of a report by the clocks of the domain. */
const time = (options: { list: true; initial: string }) => ({
  ...text({ max: 5, ...options }),
  schema: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u),
});

/** A mail at set times: who began a program, whose training ends, whose training comes again, or a kept report as a file. */
export const subscription = entity({
  name: "subscription",
  plural: "subscriptions",
  url: "subscriptions",
  kind: "tenant",
  sortBy: "asc(description)",
  title: "description",
  actions: ["add", "edit", "delete"],
  fields: {
    description: text({ max: 200, list: "sortable", search: true }),
    scope: choice(subscriptionScopes, { list: true }),
    /** Of the mail; empty = of each reader. */
    locale: {
      ...text({ max: 12, min: 0, list: true, hidden: true }),
      schema: z.string().refine((code) => code === "" || isLocale(code)),
      codes: "language",
    },
    /** The kept report, where one is mailed. */
    reportId: optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
    reportName: derived(stamped(optional(text({ max: 80, list: true })))),
    format: choice(subscriptionFormats, { initial: "xlsx" }),
    interval: column("every", integer({ min: 1, max: 366, initial: 1, list: true })),
    period: choice(subscriptionPeriods, { initial: "weeks", list: true }),
    time: time({ list: true, initial: "06:00" }),
    /** Its day can be chosen, its time of day is always `time`; empty = the next one. */
    nextRunAt: optional(instant({ list: "sortable" })),
    /** The last day on which it runs. */
    endsOn: optional(date({ list: true, hidden: true })),
    lastRunAt: stamped(optional(instant({ list: "sortable" }))),
    users: references("user", { shows: "username", through: { table: "subscriptionUsers", own: "subscriptionId", other: "userId" } }),
    excludeCompanies: references("company", {
      through: { table: "subscriptionExcludedCompanies", own: "subscriptionId", other: "companyId" },
    }),
    /** Whoever saved it last: a report is run with their rights. */
    owner: derived(stamped(optional(text({ max: 100 })))),
    running: derived(stamped(yesNo({ list: true, hidden: true }))),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type Subscription = RecordOf<typeof subscription>;

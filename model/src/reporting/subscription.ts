import { z } from "zod";
import { isLocale } from "../identity/locales.ts";
import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, column, derived, instant, integer, optional, references, stamped, text, yesNo } from "../entity/field.ts";

export const subscriptionScopes = ["PROGRAM_START", "PROGRAM_END", "PROGRAM_RECURRENCE"] as const;
export type SubscriptionScope = (typeof subscriptionScopes)[number];
export const subscriptionPeriods = ["days", "weeks", "months"] as const;

/** Hours and minutes, UTC. */
const time = (options: { list: true; initial: string }) => ({
  ...text({ max: 5, ...options }),
  schema: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u),
});

/** A mail at set times: who began a program, whose training ends, whose training comes again. */
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
    interval: column("every", integer({ min: 1, max: 366, initial: 1, list: true })),
    period: choice(subscriptionPeriods, { initial: "weeks", list: true }),
    time: time({ list: true, initial: "06:00" }),
    /** Its day can be chosen, its time of day is always `time`; empty = the next one. */
    nextRunAt: optional(instant({ list: "sortable" })),
    lastRunAt: stamped(optional(instant({ list: "sortable" }))),
    users: references("user", { shows: "username", through: { table: "subscriptionUsers", own: "subscriptionId", other: "userId" } }),
    excludeCompanies: references("company", {
      through: { table: "subscriptionExcludedCompanies", own: "subscriptionId", other: "companyId" },
    }),
    running: derived(stamped(yesNo({ list: true, hidden: true }))),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type Subscription = RecordOf<typeof subscription>;

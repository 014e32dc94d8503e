import { entity, type RecordOf } from "../entity/entity.ts";
import { column, date, derived, instant, integer, optional, reference, stamped, yesNo } from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";

/** So many learners of a company may start a program, and for how long. Company and program stay as they were made. */
export const credit = entity({
  name: "credit",
  plural: "credits",
  url: "credits",
  kind: "tenant",
  sortBy: "desc(id)",
  title: "companyId",
  actions: ["add", "edit", "delete"],
  levels: { "spi-sales": permissionActions },
  scope: { companies: "companyId" },
  problems: { inUse: "CreditInUse" },
  ordered: [{ first: "activationDate", second: "expiryDate", code: "CreditDates", at: "expiryDate" }],
  fields: {
    companyId: reference("company", { list: true, filter: true, form: "create" }),
    programId: reference("program", { list: true, filter: true, form: "create" }),
    quantity: integer({ min: 0, max: 1_000_000, initial: 0, list: true }),
    used: stamped(integer({ min: 0, max: 1_000_000, list: true })),
    /** None of an unlimited one. */
    available: derived(stamped(optional(integer({ min: 0, max: 1_000_000, list: true })))),
    unlimitedCredits: yesNo({ list: true, hidden: true }),
    activationDate: optional(date({ list: "sortable" })),
    expiryDate: optional(date({ list: "sortable", filter: true })),
    /** Days for which a learner has it. */
    duration: column("durationDays", optional(integer({ min: 1, max: 36_500, list: true }))),
    unlimitedDuration: yesNo({ list: true, hidden: true }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type Credit = RecordOf<typeof credit>;

import { entity, type RecordOf } from "../entity/entity.ts";
import {
  choice,
  column,
  date,
  derived,
  instant,
  integer,
  optional,
  reference,
  references,
  stamped,
  text,
  unique,
  yesNo,
} from "../entity/field.ts";

/** Initial, recurrent, first half, second half, refresher. */
export const recurrencyCodes = ["", "1x", "2x", "2a", "2b", "3x"] as const;

export const program = entity({
  name: "program",
  plural: "programs",
  url: "programs",
  kind: "catalogue",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  levels: { adm: ["view"] },
  scope: { narrowedBy: "programs" },
  problems: { unfinishedCopy: "ProgramUnfinishedCopy", inUse: "ProgramInUse" },
  ordered: [
    { first: "startDate", second: "endDate", code: "ProgramEndsBeforeStart", at: "endDate" },
    // nobody can sit at the simulator for longer than the shortest months of a window have
    { first: "cycleDuration", second: "cycleRecurrencyPeriod", code: "ProgramCycleTooLong", at: "cycleDuration", units: 28 * 86_400 },
  ],
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    title: text({ max: 200, list: "sortable", search: true }),
    code: text({ max: 60, min: 0, list: "sortable", search: true }),
    version: text({ max: 20, min: 0, list: true }),
    priority: integer({ min: 0, max: 9999, initial: 0, list: "sortable" }),
    startDate: optional(date({ list: "sortable", hidden: true })),
    endDate: optional(date({ list: "sortable", hidden: true })),
    recurrency: choice(recurrencyCodes, { initial: "", list: true, filter: true }),
    /** Months a certificate of it is valid; none = for ever. */
    period: column("periodMonths", optional(integer({ min: 1, max: 240 }))),
    hideCertificate: yesNo(),
    useILTTrainer: column("useIltTrainer", yesNo()),
    courses: references("course", {
      through: { table: "programCourses", own: "programId", other: "courseId", kind: "catalogue", ordered: true },
      filter: true,
    }),
    domainCodeId: optional(reference("domainCode", { list: true, filter: true })),
    trackCycles: yesNo({ list: true, hidden: true }),
    /** Months of one window. */
    cycleRecurrencyPeriod: column("cycleMonths", optional(integer({ min: 1, max: 24 }))),
    /** Seconds at the simulator that a window asks for. */
    cycleDuration: column("cycleSeconds", optional(integer({ min: 1, max: 10_000_000 }))),
    cycleStartMonth: optional(integer({ min: 1, max: 12 })),
    /** Somebody is assigned to it or is taking it. */
    inUse: derived(stamped(yesNo({ list: true, hidden: true }))),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type Program = RecordOf<typeof program>;

import { asksFor, type ReportCode } from "./report.ts";
import { reportAsk, type ReportAsk } from "./reportAsk.ts";
import type { ReportColumnName } from "./reportColumn.ts";
import type { ReportAbout, ReportCell } from "./reportWire.ts";

/** The report that names the people of a report that counts them. */
const namedBy: Partial<Record<ReportCode, ReportCode>> = {
  D20: "D10",
  E20: "E10",
  I20: "I10",
  S40: "S20",
  S70: "S50",
  T30: "T10",
  T40: "T20",
  T50: "T10",
};
const groups = { company: "companyIds", program: "programIds", course: "courseIds" } as const;
/** What a count is of, where the other report can be asked that. */
const counted: Partial<Record<ReportColumnName, Partial<ReportAsk>>> = {
  notAttempted: { status: ["n"] },
  attempted: { status: ["a"] },
  complete: { status: ["c"] },
  overdue: { overdue: true },
  reached: { standings: ["reached"] },
  short: { standings: ["short"] },
  nothing: { standings: ["none"] },
  trainings: {},
  learners: {},
  attempts: {},
};

export interface GroupReport {
  code: ReportCode;
  ask: ReportAsk;
}

/** Where a cell of a counted line leads: who is meant, of this group and with all that the report was asked. Null where no report names them, or there is nobody. */
export function reportOfGroup(
  { code, ask }: { code: ReportCode; ask: ReportAsk },
  { column, value, about }: { column: ReportColumnName; value: ReportCell; about: Pick<ReportAbout, keyof typeof groups> },
): GroupReport | null {
  const named = namedBy[code];
  const isGroup = column in groups;
  const only = isGroup ? {} : counted[column];
  if (named === undefined || only === undefined || (!isGroup && !(Number(value) > 0))) return null;
  const ofGroup = Object.fromEntries(
    (Object.keys(groups) as (keyof typeof groups)[]).flatMap((name) => (about[name] === null ? [] : [[groups[name], [about[name]]]])),
  );
  if (Object.keys(ofGroup).length === 0) return null;
  const asked = Object.entries({ ...ask, ...ofGroup, ...only }).filter(([name]) => asksFor(named, name as keyof ReportAsk));
  return { code: named, ask: reportAsk.parse(Object.fromEntries(asked)) };
}

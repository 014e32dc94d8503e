import { calendarDate } from "../../values/calendarDate.ts";
import { z } from "zod";
import { dutyStandings } from "../measures/duty.ts";
import { workStandings } from "../measures/workStanding.ts";
import { sessionKinds } from "../measures/sessionKind.ts";
import { statusCodes } from "../../training/statusFields.ts";
import { reportPeriod } from "./reportPeriod.ts";
import { fitsAhead, overPeriods } from "./namedDays.ts";
import { asksFor, reportOf, type ReportCode } from "./report.ts";
import type { ReportParameter } from "./reportShape.ts";

const ids = z.array(z.int().positive()).max(1000).default([]);

/** What a report is asked; a list that is empty means all. */
export const reportAsk = z.strictObject({
  companyIds: ids,
  groupIds: ids,
  programIds: ids,
  courseIds: ids,
  /** Rules of authorities. */
  ruleIds: ids,
  status: z.array(z.enum(statusCodes)).default([]),
  /** Of sessions at the X-ray screen. */
  sessionKinds: z.array(z.enum(sessionKinds)).default([]),
  period: reportPeriod.nullable().default(null),
  /** The day whose period of a duty is meant, or the last one of a time that is over whenever it runs; null = today. */
  asOf: z
    .union([calendarDate, z.enum(overPeriods)])
    .nullable()
    .default(null),
  standings: z.array(z.enum(dutyStandings)).default([]),
  /** Of people to rules of authorities. */
  workStandings: z.array(z.enum(workStandings)).default([]),
  /** Nothing that is still to come. */
  overdue: z.boolean().default(false),
  /** Courses whose certificate was revoked. */
  revoked: z.boolean().default(false),
  /** Accounts that are switched off as well. */
  inactive: z.boolean().default(false),
});
export type ReportAsk = z.infer<typeof reportAsk>;

/** The first parameter that was given and means nothing in this report, or that is no period. */
export function faultOf(
  code: ReportCode,
  ask: ReportAsk,
): { field: ReportParameter; code: "FieldInvalid" | "ReportPeriodOrder" } | undefined {
  const given = (Object.keys(ask) as ReportParameter[]).filter((name) => {
    const value = ask[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  const strange = given.find((name) => !asksFor(code, name));
  if (strange) return { field: strange, code: "FieldInvalid" };
  const { period } = ask;
  if (period?.kind === "named" && !fitsAhead(period.name, reportOf(code).ahead)) return { field: "period", code: "FieldInvalid" };
  if (period?.kind === "dates" && period.from !== null && period.until !== null && period.until < period.from)
    return { field: "period", code: "ReportPeriodOrder" };
  return undefined;
}

import { calendarDate } from "../../values/calendarDate.ts";
import { z } from "zod";
import { namedDays, namedPeriods } from "./namedDays.ts";

/** Relative dates reach so far, back and ahead. */
export const mostMonths = 24;
const mostDays = 730;

const months = z.strictObject({ kind: z.literal("relative"), unit: z.literal("months"), count: z.int().min(1).max(mostMonths) });
const days = z.strictObject({ kind: z.literal("relative"), unit: z.literal("days"), count: z.int().min(1).max(mostDays) });
const dates = z.strictObject({ kind: z.literal("dates"), from: calendarDate.nullable(), until: calendarDate.nullable() });

const named = z.strictObject({ kind: z.literal("named"), name: z.enum(namedPeriods) });

/** Two days, so many days or months counted from the day on which the report runs, or a time of the calendar such as last month. */
export const reportPeriod = z.union([z.discriminatedUnion("unit", [months, days]), dates, named]);
export type ReportPeriod = z.infer<typeof reportPeriod>;

export interface Days {
  /** YYYY-MM-DD, both included; null = open. */
  readonly from: string | null;
  readonly until: string | null;
}

/** What a period means on this day. Ahead of it, what is overdue may be included. */
export function daysOf(period: ReportPeriod | null, today: string, ahead?: "next" | "due"): Days {
  if (period === null) return { from: null, until: null };
  if (period.kind === "dates") return { from: period.from, until: period.until };
  if (period.kind === "named") return withOverdue(namedDays(period.name, today, ahead), ahead);
  const move = period.unit === "months" ? addMonths : addDays;
  if (ahead === undefined) return { from: move(today, -period.count), until: today };
  return { from: ahead === "due" ? null : today, until: move(today, period.count) };
}

export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** The same day of another month, or its last: one month before 31 March is the end of February. */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, last))).toISOString().slice(0, 10);
}

/** The first and the last day of YYYY-MM. */
export function monthDays(month: string): { from: string; until: string } {
  const from = `${month}-01`;
  return { from, until: addDays(addMonths(from, 1), -1) };
}

/** What is overdue counts to what is due. */
const withOverdue = (counted: Days, ahead: "next" | "due" | undefined): Days => (ahead === "due" ? { ...counted, from: null } : counted);

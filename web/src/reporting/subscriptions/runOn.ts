import { addDays, addMonths } from "@vigil/model/reporting/reports/reportPeriod";

/** What one thinks of a day as: the weekday (0 = Sunday) of a weekly run, the number in its month of a monthly one. */
export type RunOn = { readonly period: "weeks" | "months"; readonly day: number };

export const daysOf = { weeks: [1, 2, 3, 4, 5, 6, 0], months: Array.from({ length: 31 }, (_, index) => index + 1) } as const;

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const ofMonth = (day: string): number => Number(day.slice(8));

/** What a day (YYYY-MM-DD) is called by such a period. */
export const runOnOf = (period: RunOn["period"], day: string): number => (period === "weeks" ? weekday(day) : ofMonth(day));

/** The first such day from `today` on: today itself while its time of day is not over. A 31st waits for a month that has one, so that the runs stay at the end of months. */
export function firstRunDay({ period, day }: RunOn, today: string, over: boolean): string {
  const from = over ? addDays(today, 1) : today;
  if (period === "weeks") return addDays(from, (day - weekday(from) + 7) % 7);
  const first = `${from.slice(0, 7)}-01`;
  const later = Array.from({ length: 4 }, (_, months) => addDays(addMonths(first, months), day - 1));
  return later.find((candidate) => ofMonth(candidate) === day && candidate >= from) ?? from;
}

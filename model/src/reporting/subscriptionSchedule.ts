import { addDays, addMonths } from "./reports/reportPeriod.ts";
import type { subscriptionPeriods } from "./subscription.ts";
import { zonedInstant } from "./zonedInstant.ts";

export interface Schedule {
  readonly interval: number;
  readonly period: (typeof subscriptionPeriods)[number];
  /** HH:MM, UTC unless there is a zone whose clocks are meant. */
  readonly time: string;
  readonly zone?: string;
  /** YYYY-MM-DD: the runs are counted from this day. */
  readonly anchor: string;
}

const averageDays = { days: 1, weeks: 7, months: 30.5 } as const;
const DAY_MS = 86_400_000;

/** The run of this number, the first being 0, as an instant. */
function runAt({ interval, period, time, zone, anchor }: Schedule, number: number): string {
  const step = number * interval;
  const day = period === "months" ? addMonths(anchor, step) : addDays(anchor, step * averageDays[period]);
  return zone === undefined ? `${day}T${time}:00Z` : zonedInstant(zone, day, time);
}

/** About how many runs lie between the first and an instant. */
const runsUntil = (schedule: Schedule, instant: string): number =>
  (Date.parse(instant) - Date.parse(runAt(schedule, 0))) / DAY_MS / (schedule.interval * averageDays[schedule.period]);

/** The first run after an instant (ISO, UTC). */
export function nextRunAfter(schedule: Schedule, instant: string): string {
  let number = Math.max(0, Math.floor(runsUntil(schedule, instant)) - 1);
  while (Date.parse(runAt(schedule, number)) <= Date.parse(instant)) number += 1;
  return runAt(schedule, number);
}

/** The run before an instant, also where the first is not before it: there begins what a first run tells. */
export function runBefore(schedule: Schedule, instant: string): string {
  let number = Math.ceil(runsUntil(schedule, instant)) + 1;
  while (Date.parse(runAt(schedule, number)) >= Date.parse(instant)) number -= 1;
  return runAt(schedule, number);
}

/** Times of the calendar with a name: a report that is kept under a name stays meaningful with them. */
export const namedPeriods = [
  "thisWeek",
  "lastWeek",
  "nextWeek",
  "thisMonth",
  "lastMonth",
  "nextMonth",
  "thisQuarter",
  "lastQuarter",
  "nextQuarter",
  "thisYear",
  "lastYear",
  "nextYear",
] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** Behind us there is no next month, and ahead of us no last one. */
export const fitsAhead = (name: NamedPeriod, ahead: "next" | "due" | undefined): boolean =>
  !name.startsWith(ahead === undefined ? "next" : "last");

/** Times that are over: what stood on their last day can be asked. */
export const overPeriods = ["lastWeek", "lastMonth", "lastQuarter", "lastYear"] as const satisfies readonly NamedPeriod[];
export type OverPeriod = (typeof overPeriods)[number];

/** The day that was asked for: as it stands, or the last one of a time that is over; null = today. */
export function asOfDay(asOf: string | null, today: string): string | null {
  const over = overPeriods.find((name) => name === asOf);
  return over === undefined ? asOf : namedDays(over, today, undefined).until;
}

const steps = { last: -1, this: 0, next: 1 } as const;
const lengths = { Month: 1, Quarter: 3, Year: 12 } as const;

/** The days of such a time. The one we are in ends today where a report looks back, and begins today where it looks ahead. */
export function namedDays(name: NamedPeriod, today: string, ahead: "next" | "due" | undefined): { from: string; until: string } {
  const [, which = "this", unit = "Month"] = /^(last|this|next)(\w+)$/u.exec(name) ?? [];
  const step = steps[which as keyof typeof steps];
  const first = unit === "Week" ? weekFrom(today, step) : monthFrom(today, lengths[unit as keyof typeof lengths], step);
  const after = unit === "Week" ? weekFrom(today, step + 1) : monthFrom(today, lengths[unit as keyof typeof lengths], step + 1);
  const last = dayAfter(after, -1);
  if (step !== 0) return { from: first, until: last };
  return ahead === undefined ? { from: first, until: today } : { from: today, until: last };
}

const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** Weeks begin on Monday. */
const weekFrom = (today: string, step: number): string =>
  dayAfter(today, step * 7 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));

function monthFrom(today: string, length: number, step: number): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const begun = Math.floor((month - 1) / length) * length;
  return new Date(Date.UTC(year, begun + step * length, 1)).toISOString().slice(0, 10);
}

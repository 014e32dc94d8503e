import type { AuthorityAsks } from "./authorityAsks.ts";

type Cycle = Pick<AuthorityAsks, "periodMonths" | "startMonth">;

/** Days and months are counted from the year nought, as periods that do not divide the year are. */
const dayOf = (months: number, day: number): string =>
  new Date(Date.UTC(Math.floor(months / 12), months % 12, day)).toISOString().slice(0, 10);

/**
 * The first period that is judged by what a rule asks for from a day on: of a rule that begins the one in which the day lies, as a whole; of one that
 * changes the first that begins on that day or behind it, as a period is judged by what held when it began.
 */
export function firstJudged(
  { periodMonths, startMonth }: Cycle,
  validFrom: string,
  { changes }: { changes: boolean },
): { from: string; until: string } {
  const [year = 0, month = 1] = validFrom.split("-").map(Number);
  const months = year * 12 + month - 1;
  const first = months - ((((months - (startMonth - 1)) % periodMonths) + periodMonths) % periodMonths);
  const begins = changes && dayOf(first, 1) < validFrom ? first + periodMonths : first;
  return { from: dayOf(begins, 1), until: dayOf(begins + periodMonths, 0) };
}

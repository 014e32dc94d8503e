import type { MeasuredValue, Measures } from "@vigil/model/measurement/observer/measureWire";

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** Every week or month since the first that is looked at, those in which nothing was done too: they are gaps, not zeros. */
export function partsOfTime({ since, until, step, by }: Pick<Measures, "since" | "until" | "step" | "by">): MeasuredValue[] {
  const found = new Map((by.part ?? []).map((part) => [part.value, part]));
  const at = new Date(`${since}T00:00:00Z`);
  if (step === "week") at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7)); // weeks begin on Mondays, as the database's do
  const parts: MeasuredValue[] = [];
  while (day(at) <= until) {
    const value = day(at);
    parts.push(found.get(value) ?? { value, hits: 0, misses: 0, falseAlarms: 0, correctRejections: 0 });
    if (step === "week") at.setUTCDate(at.getUTCDate() + 7);
    else at.setUTCMonth(at.getUTCMonth() + 1);
  }
  return parts;
}

import { scoresOf } from "@vigil/model/simulator/scores";
import type { Estimate } from "@vigil/model/reporting/measures/interval";

type Row = Readonly<Record<string, unknown>>;

export const resultHeads = [
  "person",
  "sessions",
  "hits",
  "misses",
  "false_alarms",
  "correct_rejections",
  ...["hit_rate", "false_alarm_rate", "d_prime"].flatMap((name) => [name, `${name}_low`, `${name}_high`]),
];

const rounded = (estimate: Estimate | null): (number | null)[] =>
  estimate === null
    ? [null, null, null]
    : [estimate.value, estimate.low, estimate.high].map((value) => Math.round(value * 10_000) / 10_000);

/** Of the sessions of the archive each person's detection with its intervals of 95 %, by the measures that screens show. */
export function evidenceResults(sessions: readonly Row[]): { person: number; cells: (number | null)[] }[] {
  const sums = new Map<number, { sessions: number; hits: number; misses: number; falseAlarms: number; correctRejections: number }>();
  for (const row of sessions) {
    const person = Number(row["person"]);
    const sum = sums.get(person) ?? { sessions: 0, hits: 0, misses: 0, falseAlarms: 0, correctRejections: 0 };
    sums.set(person, {
      sessions: sum.sessions + 1,
      hits: sum.hits + Number(row["hits"]),
      misses: sum.misses + Number(row["misses"]),
      falseAlarms: sum.falseAlarms + Number(row["false_alarms"]),
      correctRejections: sum.correctRejections + Number(row["correct_rejections"]),
    });
  }
  return Array.from(sums, ([person, { sessions: count, ...counts }]) => {
    const { hitRate, falseAlarmRate, dPrime } = scoresOf(counts);
    const { hits, misses, falseAlarms, correctRejections } = counts;
    const figures = [hitRate, falseAlarmRate, dPrime].flatMap(rounded);
    return { person, cells: [person, count, hits, misses, falseAlarms, correctRejections, ...figures] };
  });
}

import { areaOf } from "@vigil/model/measurement/confidence/areaOf";
import { ratingsOf, sumOf } from "@vigil/model/measurement/confidence/ratings";
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
  ...["hit_rate", "false_alarm_rate", "d_prime", "area"].flatMap((name) => [name, `${name}_low`, `${name}_high`]),
  "rated",
];

const rounded = (estimate: Estimate | null): (number | null)[] =>
  estimate === null
    ? [null, null, null]
    : [estimate.value, estimate.low, estimate.high].map((value) => Math.round(value * 10_000) / 10_000);

const countsOf = (row: Row) => ({
  hits: Number(row["hits"]),
  misses: Number(row["misses"]),
  falseAlarms: Number(row["false_alarms"]),
  correctRejections: Number(row["correct_rejections"]),
});

/**
 * Of the sessions of the archive each person's detection with its intervals of 95 %, and the area below the curve of how sure they were, by the
 * measures that screens show. Watches are told in a file of their own and are no part of these.
 */
export function evidenceResults(sessions: readonly Row[], confidence: readonly Row[]): { person: number; cells: (number | null)[] }[] {
  const rated = Map.groupBy(confidence, (row) => Number(row["person"]));
  const own = Map.groupBy(
    sessions.filter((row) => row["kind"] !== "watch"),
    (row) => Number(row["person"]),
  );
  return Array.from(own, ([person, rows]) => {
    const all = rows.map(countsOf);
    const sum = (name: keyof (typeof all)[number]): number => all.reduce((so, counts) => so + counts[name], 0);
    const counts = {
      hits: sum("hits"),
      misses: sum("misses"),
      falseAlarms: sum("falseAlarms"),
      correctRejections: sum("correctRejections"),
    };
    const { hitRate, falseAlarmRate, dPrime } = scoresOf(counts);
    const ratings = ratingsOf((rated.get(person) ?? []).map((row) => ({ value: String(row["confidence"]), ...countsOf(row) })));
    const figures = [hitRate, falseAlarmRate, dPrime, areaOf(ratings)].flatMap(rounded);
    const { hits, misses, falseAlarms, correctRejections } = counts;
    const said = sumOf(ratings.threats) + sumOf(ratings.innocents);
    return { person, cells: [person, rows.length, hits, misses, falseAlarms, correctRejections, ...figures, said] };
  });
}

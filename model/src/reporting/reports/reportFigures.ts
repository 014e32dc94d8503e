import { falseAlarmRate, hitRate } from "../measures/detection.ts";
import { intervalOf } from "../measures/interval.ts";
import { averageScore, percentOf, type Share } from "../measures/share.ts";
import type { ReportColumnName } from "./reportColumn.ts";

/** Sums of a group of lines, by name. */
export type Sums = Readonly<Record<string, number>>;

const of = (sums: Sums, name: string): number => sums[name] ?? 0;

const found = (sums: Sums): Share => hitRate({ hits: of(sums, "hits"), misses: of(sums, "misses") });
const trained = (sums: Sums): Share => hitRate({ hits: of(sums, "trainedHits"), misses: of(sums, "trainedMisses") });
const endOf = (share: Share, end: "low" | "high"): number | null => {
  const estimate = intervalOf(share);
  return estimate === null ? null : Math.round(10_000 * estimate[end]) / 100;
};

/** Columns that are worked out from sums, so that they can be added up first: rates and averages. `scoreSum` is in hundredths of a percent. */
export const reportFigures: Readonly<Record<string, (sums: Sums) => number | null>> = {
  reachedRate: (sums) => percentOf({ part: of(sums, "reached"), all: of(sums, "learners") }),
  completionRate: (sums) => percentOf({ part: of(sums, "complete"), all: of(sums, "trainings") }),
  passRate: (sums) => percentOf({ part: of(sums, "passes"), all: of(sums, "attempts") }),
  correctRate: (sums) => percentOf({ part: of(sums, "correct"), all: of(sums, "questions") }),
  averageScore: (sums) => averageScore({ part: of(sums, "scoreSum"), all: of(sums, "scored") }),
  averageTime: (sums) => {
    const timed = of(sums, "timed");
    return timed === 0 ? null : Math.round(of(sums, "timeSum") / timed);
  },
  detectionRate: (sums) => percentOf(found(sums)),
  detectionLow: (sums) => endOf(found(sums), "low"),
  detectionHigh: (sums) => endOf(found(sums), "high"),
  trainedRate: (sums) => percentOf(trained(sums)),
  trainedLow: (sums) => endOf(trained(sums), "low"),
  trainedHigh: (sums) => endOf(trained(sums), "high"),
  falseAlarmRate: (sums) =>
    percentOf(falseAlarmRate({ falseAlarms: of(sums, "falseAlarms"), correctRejections: of(sums, "correctRejections") })),
};

/** Adds the sums of the same groups up. */
export function addSums(into: Map<string, Record<string, number>>, key: string, sums: Sums): void {
  const before = into.get(key) ?? {};
  for (const [name, value] of Object.entries(sums)) before[name] = (before[name] ?? 0) + value;
  into.set(key, before);
}

/** So many trials a share that is drawn rests on. */
export const trialsOf = (name: ReportColumnName, sums: Sums): number =>
  name === "detectionRate" ? of(sums, "hits") + of(sums, "misses") : of(sums, shareOf[name]?.[1] ?? "");

/** Of a share that is drawn, the columns that it is worked out from. */
export const shareOf: Readonly<Partial<Record<ReportColumnName, readonly ReportColumnName[]>>> = {
  reachedRate: ["reached", "learners"],
  completionRate: ["complete", "trainings"],
  passRate: ["passes", "attempts"],
  correctRate: ["correct", "questions"],
  detectionRate: ["hits", "misses"],
};

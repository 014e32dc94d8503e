/** Sums of a group of lines, by name. */
export type Sums = Readonly<Record<string, number>>;

const percent = (part: number, all: number): number | null => (all === 0 ? null : Math.round((10_000 * part) / all) / 100);
const mean = (sum: number, count: number): number | null => (count === 0 ? null : sum / count);
const of = (sums: Sums, name: string): number => sums[name] ?? 0;

/** Columns that are worked out from sums, so that they can be added up first: rates and averages. `scoreSum` is in hundredths of a percent. */
export const reportFigures: Readonly<Record<string, (sums: Sums) => number | null>> = {
  completionRate: (sums) => percent(of(sums, "complete"), of(sums, "learners")),
  passRate: (sums) => percent(of(sums, "passes"), of(sums, "attempts")),
  correctRate: (sums) => percent(of(sums, "correct"), of(sums, "questions")),
  averageScore: (sums) => {
    const score = mean(of(sums, "scoreSum"), of(sums, "scored"));
    return score === null ? null : Math.round(score) / 100;
  },
  averageTime: (sums) => {
    const seconds = mean(of(sums, "timeSum"), of(sums, "timed"));
    return seconds === null ? null : Math.round(seconds);
  },
  detectionRate: (sums) => percent(of(sums, "hits"), of(sums, "hits") + of(sums, "misses")),
  falseAlarmRate: (sums) => percent(of(sums, "falseAlarms"), of(sums, "falseAlarms") + of(sums, "correctRejections")),
};

/** Adds the sums of the same groups up. */
export function addSums(into: Map<string, Record<string, number>>, key: string, sums: Sums): void {
  const before = into.get(key) ?? {};
  for (const [name, value] of Object.entries(sums)) before[name] = (before[name] ?? 0) + value;
  into.set(key, before);
}

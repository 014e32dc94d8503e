import type { PracticeAsk } from "@vigil/model/training/practiceStanding";
import type { TrainingCourse } from "@vigil/model/training/wire";
import i18next from "i18next";
import { formatDuration, formatPercent } from "../../ui/format.ts";

type Practised = Pick<TrainingCourse, "practice" | "courseConfig" | "simulator">;

/** How much of its practice a course still misses: “2 of 3 sessions passed: 70 % passes, your best is 65 %”; nothing where none is missing. */
export function practiceText(course: Practised): string {
  const { asks = [], any = false } = course.practice ?? {};
  const left = asks.filter(({ done, of }) => done < of);
  if (left.length === 0 || (any && left.length < asks.length)) return "";
  return new Intl.ListFormat(i18next.language, { type: any ? "disjunction" : "conjunction" }).format(
    left.map((ask) => textOf(ask, course)),
  );
}

function textOf({ kind, done, of }: PracticeAsk, { courseConfig, simulator }: Practised): string {
  if (kind === "finished") return i18next.t("locks.finished");
  if (kind === "seconds") return i18next.t("locks.practised", { done: formatDuration(done), needed: formatDuration(of) });
  if (kind === "level") return i18next.t("locks.level", { done, needed: of });
  // a score passes no watch
  if (courseConfig.watch !== undefined) return i18next.t("locks.watched", { done, count: of });
  const passes = { done, count: of, percent: formatPercent(courseConfig.practicePassingScore, 2) };
  const scores = simulator.flatMap(({ type, score }) => (type === "Practice" ? [score] : []));
  return done > 0 || scores.length === 0
    ? i18next.t("locks.passed", passes)
    : i18next.t("locks.passedBest", { ...passes, best: formatPercent(Math.max(...scores), 2) });
}

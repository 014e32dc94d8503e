import { passCriteria, type PassCriterion } from "./passCriteria.ts";
import type { SessionSettings } from "./settings.ts";
import type { Counts, Credit } from "./wire.ts";

export type PassRules = Pick<SessionSettings, "passingScore" | "minHitRate" | "maxFalseAlarmRate" | "minSimEfficiency">;

export interface Achieved {
  score: number;
  counts: Pick<Counts, "hits" | "misses" | "falseAlarms" | "correctRejections">;
  credits: readonly Credit[];
}

/** What a session fell short of; it is passed when that is nothing. A rate without a single image to count is not asked for. */
export function unmetCriteria(rules: PassRules, { score, counts, credits }: Achieved): PassCriterion[] {
  const { hits, misses, falseAlarms, correctRejections } = counts;
  const met: Record<PassCriterion, boolean> = {
    score: score >= rules.passingScore,
    hitRate: reaches(hits, hits + misses, rules.minHitRate),
    falseAlarmRate: reaches(correctRejections, falseAlarms + correctRejections, 100 - rules.maxFalseAlarmRate),
    efficiency: reaches(credits.filter((credit) => credit === "full").length, credits.length, rules.minSimEfficiency),
  };
  return passCriteria.filter((criterion) => !met[criterion]);
}

/** In whole counts, so that 7 of 10 is 70 percent and not a little less. */
const reaches = (count: number, of: number, percent: number): boolean => of === 0 || 100 * count >= percent * of - 1e-9;

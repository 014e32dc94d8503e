import { falseAlarmRate, hitRate } from "../reporting/measures/detection.ts";
import type { Share } from "../reporting/measures/share.ts";
import { passCriteria, type PassCriterion } from "./passCriteria.ts";
import { intervalOf } from "../reporting/measures/interval.ts";
import type { SessionSettings } from "./settings.ts";
import type { Counts, ImageCredit } from "./wire.ts";

export type PassRules = Pick<SessionSettings, "passingScore" | "minHitRate" | "maxFalseAlarmRate" | "minSimEfficiency" | "watch">;

export interface Achieved {
  score: number;
  counts: Pick<Counts, "hits" | "criticalErrors" | "falseAlarms" | "correctRejections">;
  credits: readonly ImageCredit[];
}

/**
 * What a session fell short of; it is passed when that is nothing. A rate without a single image to count is not asked for. Of threats all count
 * that there were: who leaves before the hard ones has not found them.
 */
export function unmetCriteria(rules: PassRules, { score, counts, credits }: Achieved): PassCriterion[] {
  const alarms = falseAlarmRate(counts);
  const found = hitRate({ hits: counts.hits, misses: counts.criticalErrors });
  const met: Record<PassCriterion, boolean> = {
    score: score >= rules.passingScore,
    hitRate: rules.watch === null ? reaches(found, rules.minHitRate) : mayReach(found, rules.minHitRate),
    falseAlarmRate: reaches({ part: alarms.all - alarms.part, all: alarms.all }, 100 - rules.maxFalseAlarmRate),
    efficiency: reaches(
      { part: credits.filter((credit) => credit === "full").length, all: credits.filter((credit) => credit !== "out").length },
      rules.minSimEfficiency,
    ),
  };
  return passCriteria.filter((criterion) => !met[criterion]);
}

/** Of a watch's few threats one that was missed decides nothing: only where the whole interval lies below it is it not reached. */
const mayReach = (share: Share, percent: number): boolean => 100 * (intervalOf(share)?.high ?? 1) >= percent;

/** In whole counts, so that 7 of 10 is 70 percent and not a little less. */
const reaches = ({ part, all }: Share, percent: number): boolean => all === 0 || 100 * part >= percent * all - 1e-9;

import { falseAlarmRate, hitRate } from "@vigil/model/reporting/measures/detection";
import { percentOf, type Share } from "@vigil/model/reporting/measures/share";
import type { PassCriterion } from "@vigil/model/simulator/passCriteria";
import type { SessionReview } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../ui/format.ts";
import styles from "./Summary.module.css";

/** What a session that was not passed fell short of. */
export function Unmet({ review: { results, settings, images } }: { review: SessionReview }) {
  const { t } = useTranslation();
  const { unmet } = results;
  const percent = (value: number): string => formatPercent(value, 1);
  const got = (share: Share): string => {
    const value = percentOf(share);
    return value === null ? "–" : percent(value);
  };
  const full = images.filter(({ state }) => state.credit === "full").length;
  const figures: Record<PassCriterion, { got: string; needed: string }> = {
    score: { got: percent(results.score), needed: percent(results.passingScore) },
    hitRate: { got: got(hitRate(results)), needed: percent(settings.minHitRate) },
    falseAlarmRate: { got: got(falseAlarmRate(results)), needed: percent(settings.maxFalseAlarmRate) },
    efficiency: { got: got({ part: full, all: images.length }), needed: percent(settings.minSimEfficiency) },
  };
  if (unmet.length === 0) return null;
  return (
    <ul className={styles.unmet}>
      {unmet.map((criterion) => (
        <li key={criterion}>
          {t(settings.watch !== null && criterion === "hitRate" ? "watch.unmet" : `simulatorRules.unmet.${criterion}`, figures[criterion])}
        </li>
      ))}
    </ul>
  );
}

import type { PassCriterion } from "@vigil/model/simulator/passCriteria";
import type { SessionReview } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../ui/format.ts";
import styles from "./Summary.module.css";

/** What a session that was not passed fell short of. */
export function Unmet({ review: { results, settings, images } }: { review: SessionReview }) {
  const { t } = useTranslation();
  const { hits, misses, falseAlarms, correctRejections, unmet } = results;
  const percent = (value: number): string => formatPercent(value, 1);
  const share = (count: number, of: number): string => percent(of === 0 ? 0 : (100 * count) / of);
  const full = images.filter(({ state }) => state.credit === "full").length;
  const figures: Record<PassCriterion, { got: string; needed: string }> = {
    score: { got: percent(results.score), needed: percent(results.passingScore) },
    hitRate: { got: share(hits, hits + misses), needed: percent(settings.minHitRate) },
    falseAlarmRate: { got: share(falseAlarms, falseAlarms + correctRejections), needed: percent(settings.maxFalseAlarmRate) },
    efficiency: { got: share(full, images.length), needed: percent(settings.minSimEfficiency) },
  };
  if (unmet.length === 0) return null;
  return (
    <ul className={styles.unmet}>
      {unmet.map((criterion) => (
        <li key={criterion}>{t(`simulatorRules.unmet.${criterion}`, figures[criterion])}</li>
      ))}
    </ul>
  );
}

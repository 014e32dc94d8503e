import type { Performance } from "@vigil/model/reporting/dashboards/dashboardWire";
import { scoresOf } from "@vigil/model/simulator/scores";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { Card } from "../../ui/Card.tsx";
import { formatDecimal, formatDuration, formatPercent } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import home from "./LearnerHome.module.css";
import styles from "./home.module.css";

/** How it goes at the simulator: threats stopped by category, the weakest first. */
export function CategoryCard({ performance }: { performance: Performance | null }) {
  const { t } = useTranslation();
  if (performance === null)
    return (
      <Card title={t("dashboards.learner.performance")}>
        <p className={styles.quiet}>{t("dashboards.learner.noPerformance")}</p>
      </Card>
    );
  const { sessions, categories, hits, misses, falseAlarms, correctRejections, seconds } = performance;
  const { dPrime } = scoresOf({ hits, misses, falseAlarms, correctRejections, criticalErrors: misses });
  const innocents = falseAlarms + correctRejections;
  const figure = (value: number) => formatDecimal(value, 2);
  return (
    <Card title={t("dashboards.learner.performance")} lead={t("dashboards.learner.performanceLead", { count: sessions })}>
      <dl className={home.bars}>
        {categories.map(({ category, threats, missed }) => {
          const label = category === "" ? t("dashboards.noCategory") : phraseOf(`simulator.categoryNames.${category}`, category);
          const stopped = (threats - missed) / threats;
          return (
            <div key={category} className={home.bar}>
              <dt>{label}</dt>
              <dd className={home.barLine}>
                <ProgressBar value={stopped} label={label} tone={stopped < 0.75 ? "next" : "action"} />
                <span className={home.figure}>{formatPercent(100 * stopped)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.more}>
        {t("training.falseAlarms")} {innocents === 0 ? "–" : formatPercent((100 * falseAlarms) / innocents)}
        {" · "}
        {t("training.screeningTime")} {formatDuration(seconds)}
        {hits + misses > 0 && innocents > 0 && (
          <>
            {" · "}
            <bdi>
              {t("dashboards.learner.sensitivity", { value: figure(dPrime.value), low: figure(dPrime.low), high: figure(dPrime.high) })}
            </bdi>
          </>
        )}
      </p>
    </Card>
  );
}

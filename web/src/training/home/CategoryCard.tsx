import { falseAlarmRate } from "@vigil/model/reporting/measures/detection";
import { percentOf } from "@vigil/model/reporting/measures/share";
import type { Performance } from "@vigil/model/reporting/dashboards/dashboardWire";
import { scoresOf } from "@vigil/model/simulator/scores";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
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
  const { sessions, categories, seconds } = performance;
  const { dPrime } = scoresOf(performance);
  const alarms = percentOf(falseAlarmRate(performance));
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
        {t("training.falseAlarms")} {alarms === null ? "–" : formatPercent(alarms)}
        {" · "}
        {t("training.screeningTime")} {formatDuration(seconds)}
        {dPrime !== null && (
          <>
            {" · "}
            <bdi>
              {t("dashboards.learner.sensitivity", { value: figure(dPrime.value), low: figure(dPrime.low), high: figure(dPrime.high) })}
            </bdi>
          </>
        )}
        {" · "}
        <Link to="/$domain/measures" params={{ domain: domainOfPage() }}>
          {t("shell.howISee")}
        </Link>
      </p>
    </Card>
  );
}

import type { SessionRow } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import { Card } from "../ui/Card.tsx";
import { formatDuration, formatPercent } from "../ui/format.ts";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import styles from "./LearnerHome.module.css";
import { performanceOf } from "./performance.ts";

/** How it went at the simulator, over the latest sessions. */
export function PerformanceCard({ rows }: { rows: readonly SessionRow[] }) {
  const { t } = useTranslation();
  const { detected, falseAlarms, averageScore, seconds } = performanceOf(rows);
  const bars = [
    { label: t("training.averageScore"), percent: averageScore, tone: "action" as const },
    { label: t("training.detected"), percent: detected, tone: "good" as const },
    { label: t("training.falseAlarms"), percent: falseAlarms, tone: "next" as const },
  ];
  return (
    <Card title={t("training.performance")} lead={t("training.performanceLead", { count: rows.length })}>
      <dl className={styles.bars}>
        {bars.map(({ label, percent, tone }) => (
          <div key={label} className={styles.bar}>
            <dt>{label}</dt>
            <dd className={styles.barLine}>
              {percent !== null && <ProgressBar value={percent / 100} label={label} tone={tone} />}
              <span className={styles.figure}>{percent === null ? "–" : formatPercent(percent)}</span>
            </dd>
          </div>
        ))}
        <div className={styles.bar}>
          <dt>{t("training.screeningTime")}</dt>
          <dd className={styles.figure}>{formatDuration(seconds)}</dd>
        </div>
      </dl>
    </Card>
  );
}

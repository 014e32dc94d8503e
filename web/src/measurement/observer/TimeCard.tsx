import type { Measures } from "@vigil/model/measurement/observer/measureWire";
import { medianSeconds } from "@vigil/model/measurement/observer/timeBins";
import { useTranslation } from "react-i18next";
import { Chart } from "../../reporting/charts/Chart.tsx";
import { aboutSeconds } from "../../simulator/review/aboutSeconds.ts";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { imagesOf } from "./figures.ts";
import styles from "./Measures.module.css";

const outcomes = ["all", "hits", "misses", "falseAlarms", "correctRejections"] as const;

/** How long decisions took, by what came of them. */
export function TimeCard({ measures }: { measures: Measures }) {
  const { t } = useTranslation();
  const bins = measures.by.seconds ?? [];
  const rows = outcomes.map((outcome) => {
    const counted = bins.map(({ value, ...counts }) => ({
      step: Number(value),
      count: outcome === "all" ? imagesOf(counts) : counts[outcome],
    }));
    return {
      name: t(`measures.outcomes.${outcome}`),
      seconds: medianSeconds(counted),
      count: counted.reduce((sum, { count }) => sum + count, 0),
    };
  });
  if (bins.length === 0) return null;
  const text = (seconds: number | null) => (seconds === null ? "–" : aboutSeconds(seconds));
  return (
    <Card title={t("measures.time")} lead={t("measures.timeLead")} wide>
      <div className={styles.chart}>
        <Chart
          label={t("measures.time")}
          shape="bars"
          unit="seconds"
          series={[{ name: "seconds", label: t("measures.medianTime") }]}
          rows={rows.map(({ name, seconds }) => ({
            label: name,
            values: [seconds],
            figure: text(seconds),
            sentence: `${name}: ${text(seconds)}`,
          }))}
        />
      </div>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t("measures.time")}>
          <thead>
            <tr>
              <th scope="col">{t("measures.outcome")}</th>
              <th scope="col">{t("measures.medianTime")}</th>
              <th scope="col">{t("measures.images")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, seconds, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text(seconds)}</td>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

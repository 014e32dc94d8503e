import type { Measures } from "@vigil/model/measurement/observer/measureWire";
import { useTranslation } from "react-i18next";
import { Chart } from "../../reporting/charts/Chart.tsx";
import { monthName, monthTick } from "../../reporting/dashboards/figureWords.ts";
import { Card } from "../../ui/Card.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { alarmsOf, foundOf, percentText, rangeText, type Rate } from "./figures.ts";
import styles from "./Measures.module.css";
import { partsOfTime } from "./partsOfTime.ts";

const ends = ({ estimate }: Rate): readonly [number, number] | null =>
  estimate === null ? null : [estimate.low * 100, estimate.high * 100];

/** Threats found and false alarms by week or month, with their intervals. */
export function TrendCard({ measures }: { measures: Measures }) {
  const { t } = useTranslation();
  const { step } = measures;
  const parts = partsOfTime(measures).map(({ value, ...counts }) => ({
    value,
    found: foundOf(counts),
    alarms: alarmsOf(counts),
  }));
  const nameOf = (value: string) => (step === "month" ? monthName(value.slice(0, 7)) : formatDate(value));
  const percent = ({ estimate }: Rate) => percentText(estimate?.value);
  return (
    <Card title={t("measures.trend")} lead={t("measures.trendLead")} wide>
      <div className={styles.chart} data-upright>
        <Chart
          label={t("measures.trend")}
          shape="lines"
          unit="percent"
          whole
          series={[
            { name: "found", label: t("measures.hitRate") },
            { name: "missed", label: t("measures.falseAlarmRate") },
          ]}
          rows={parts.map(({ value, found, alarms }, index) => ({
            label: nameOf(value),
            ...(step === "month" ? monthTick(value.slice(0, 7), index, parts.length) : { short: index % 4 === 0 ? formatDate(value) : "" }),
            values: [found, alarms].map(({ estimate }) => (estimate === null ? null : estimate.value * 100)),
            intervals: [ends(found), ends(alarms)],
            figure: percent(found),
            sentence: t("measures.trendSentence", { name: nameOf(value), hitRate: percent(found), falseAlarmRate: percent(alarms) }),
          }))}
        />
      </div>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t("measures.trend")}>
          <thead>
            <tr>
              <th scope="col">{t(step === "month" ? "measures.month" : "measures.week")}</th>
              <th scope="col">{t("measures.hitRate")}</th>
              <th scope="col">{t("measures.interval")}</th>
              <th scope="col">{t("measures.falseAlarmRate")}</th>
              <th scope="col">{t("measures.interval")}</th>
              <th scope="col">{t("measures.images")}</th>
            </tr>
          </thead>
          <tbody>
            {parts
              .filter(({ found, alarms }) => found.all + alarms.all > 0)
              .map(({ value, found, alarms }) => (
                <tr key={value}>
                  <th scope="row">{nameOf(value)}</th>
                  <td>{percent(found)}</td>
                  <td>{rangeText(found.estimate, percentText)}</td>
                  <td>{percent(alarms)}</td>
                  <td>{rangeText(alarms.estimate, percentText)}</td>
                  <td>{formatNumber(found.all + alarms.all)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

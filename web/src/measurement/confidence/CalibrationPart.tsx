import { calibrationOf } from "@vigil/model/measurement/confidence/calibrationOf";
import { leastImages } from "@vigil/model/measurement/observer/reliability";
import type { MeasuredValue } from "@vigil/model/measurement/observer/measureWire";
import { fewTrials } from "@vigil/model/reporting/measures/few";
import { useTranslation } from "react-i18next";
import { Chart } from "../../reporting/charts/Chart.tsx";
import { formatNumber } from "../../ui/format.ts";
import { percentText, rangeText } from "../observer/figures.ts";
import styles from "../observer/Measures.module.css";

/** How often somebody was right who said so sure they were. */
export function CalibrationPart({ values }: { values: readonly MeasuredValue[] }) {
  const { t } = useTranslation();
  const rows = calibrationOf(values).map((one) => ({ ...one, name: t(`howSure.levels.${one.confidence}`) }));
  return (
    <>
      <h3 className={styles.group}>{t("measures.sure.calibration")}</h3>
      <p className={styles.small}>{t("measures.sure.calibrationLead")}</p>
      <div className={styles.chart}>
        <Chart
          label={t("measures.sure.calibration")}
          shape="bars"
          unit="percent"
          whole
          series={[{ name: "found", label: t("measures.sure.right") }]}
          rows={rows.map(({ name, right, all, estimate }) => ({
            label: name,
            values: [estimate === null ? null : estimate.value * 100],
            intervals: [estimate && ([estimate.low * 100, estimate.high * 100] as const)],
            few: all < fewTrials,
            figure: estimate === null ? "–" : `${percentText(estimate.value)} (${right}/${all})`,
            sentence:
              estimate === null
                ? `${name}: –`
                : t("measures.sentence", {
                    name,
                    value: percentText(estimate.value),
                    part: right,
                    all,
                    low: percentText(estimate.low),
                    high: percentText(estimate.high),
                  }),
          }))}
        />
      </div>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t("measures.sure.calibration")}>
          <thead>
            <tr>
              <th scope="col">{t("howSure.row")}</th>
              <th scope="col">{t("measures.sure.right")}</th>
              <th scope="col">{t("measures.interval")}</th>
              <th scope="col">{t("measures.images")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ confidence, name, all, estimate }) => (
              <tr key={confidence}>
                <th scope="row">{name}</th>
                <td>{percentText(estimate?.value)}</td>
                <td>{rangeText(estimate, percentText)}</td>
                <td>
                  {all < leastImages
                    ? t("measures.hint", { images: formatNumber(all), least: formatNumber(leastImages) })
                    : formatNumber(all)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

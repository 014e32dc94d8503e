import { Link } from "@tanstack/react-router";
import type { WidgetAsk } from "@vigil/model/reporting/dashboards/dashboard";
import type { Figures } from "@vigil/model/reporting/dashboards/dashboardWire";
import { widgetOf, type WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { fewTrials } from "@vigil/model/reporting/measures/few";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import hidden from "../../ui/VisuallyHidden.module.css";
import styles from "./Dashboard.module.css";
import { useFigureLead } from "./figureLead.ts";
import { figureText, isRateOfFew, othersLabel, rowLabel, seriesLabel } from "./figureWords.ts";

/** The same figures as the chart, with what they rest on. */
export function FigureTable({ widget, filters, figures }: { widget: WidgetName; filters: WidgetAsk; figures: Figures }) {
  const { t } = useTranslation();
  const leadOf = useFigureLead(widget, filters);
  const { by, series, unit } = widgetOf(widget);
  const { rows, others } = figures;
  const named = [
    ...rows.map((row) => ({ ...row, name: rowLabel(widget, row) })),
    ...(others ? [{ ...others, label: "", name: othersLabel(others.groups) }] : []),
  ];
  return (
    <table className={styles.table}>
      <caption className={hidden.hidden}>{t(`dashboards.widgets.${widget}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`dashboards.${by}`)}</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {seriesLabel(name)}
            </th>
          ))}
          <th scope="col">{t(`dashboards.counted.${widget}`)}</th>
        </tr>
      </thead>
      <tbody>
        {named.map((row, place) => {
          const { lead } = leadOf(row);
          return (
            <tr key={`${row.name} ${place}`}>
              <th scope="row">
                {lead ? (
                  <Link {...lead} preload={false}>
                    <bdi>{row.name}</bdi>
                  </Link>
                ) : (
                  <bdi>{row.name}</bdi>
                )}
              </th>
              {series.map((name, index) => (
                <td key={name}>
                  {isRateOfFew(unit, row.count) ? "≈ " : ""}
                  {figureText(unit, row.values[index] ?? null)}
                </td>
              ))}
              <td>{formatNumber(row.count, 0)}</td>
            </tr>
          );
        })}
      </tbody>
      {named.some(({ count }) => isRateOfFew(unit, count)) && (
        <tfoot>
          <tr>
            <td colSpan={series.length + 2} className={styles.few}>
              {t("charts.fewLegend", { fewer: fewTrials })}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

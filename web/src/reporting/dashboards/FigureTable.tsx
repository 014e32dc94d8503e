import type { Figures } from "@vigil/model/reporting/dashboards/dashboardWire";
import { widgetOf, type WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import styles from "./Dashboard.module.css";
import { figureText, othersLabel, rowLabel, seriesLabel } from "./figureWords.ts";

/** The same figures as the chart, with what they rest on. */
export function FigureTable({ widget, figures }: { widget: WidgetName; figures: Figures }) {
  const { t } = useTranslation();
  const { by, series, unit } = widgetOf(widget);
  const { rows, others } = figures;
  const named = [
    ...rows.map((row) => ({ ...row, name: rowLabel(widget, row) })),
    ...(others ? [{ ...others, name: othersLabel(others.groups) }] : []),
  ];
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>{t(`dashboards.widgets.${widget}`)}</caption>
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
        {named.map((row, place) => (
          <tr key={`${row.name} ${place}`}>
            <th scope="row">
              <bdi>{row.name}</bdi>
            </th>
            {series.map((name, index) => (
              <td key={name}>{figureText(unit, row.values[index] ?? null)}</td>
            ))}
            <td>{formatNumber(row.count, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useQuery } from "@tanstack/react-query";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import { Chart } from "../charts/Chart.tsx";
import { cellText } from "./reportCell.tsx";
import styles from "./Report.module.css";
import { chartQuery } from "./reportCalls.ts";

/** Shares of the groups as bars, of the whole run: the first of them, and the others together; all figures stand in the table below. */
export function ReportChart({ run, column, order }: { run: ReportRun; column: ReportColumnName; order: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(chartQuery(run.id, order));
  const [first] = reportOf(run.code).columns;
  if (first === undefined || !data || data.rows.length < 2) return null;
  const title = t("reports.chart", { column: t(`reports.columns.${column}`), group: t(`reports.columns.${first}`) });
  const named = data.rows.map(({ label, value }) => ({ name: cellText(first, label), value }));
  if (data.others) {
    const { groups, value } = data.others;
    named.push({ name: t("charts.others", { count: groups, formatted: formatNumber(groups) }), value });
  }
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <Chart
        label={title}
        shape="bars"
        unit="percent"
        whole
        series={[{ name: column, label: t(`reports.columns.${column}`) }]}
        rows={named.map(({ name, value }) => {
          const figure = cellText(column, value);
          return { label: name, values: [value], figure, sentence: `${name}: ${figure}` };
        })}
      />
    </figure>
  );
}

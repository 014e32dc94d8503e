import { useParams } from "@tanstack/react-router";
import { can, useUser } from "../../shell/user.ts";
import { reportAddress } from "./reportAddress.ts";
import { reportOfGroup } from "@vigil/model/reporting/reports/reportOfGroup";
import { useQuery } from "@tanstack/react-query";
import { reportOf } from "@vigil/model/reporting/reports/report";
import { isFew } from "@vigil/model/reporting/measures/few";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import { Chart } from "../charts/Chart.tsx";
import { rateText } from "../dashboards/figureWords.ts";
import { cellText } from "./reportCell.tsx";
import styles from "./Report.module.css";
import { chartQuery } from "./reportCalls.ts";

/** Shares of the groups as bars, of the whole run: the first of them, and the others together; all figures stand in the table below. */
export function ReportChart({ run, column, order }: { run: ReportRun; column: ReportColumnName; order: string }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const user = useUser();
  const { data } = useQuery(chartQuery(run.id, order));
  const [first] = reportOf(run.code).columns;
  if (first === undefined || !data || data.rows.length < 2) return null;
  const title = t("reports.chart", { column: t(`reports.columns.${column}`), group: t(`reports.columns.${first}`) });
  const named = data.rows.map(({ label, value, count, about }) => {
    const found = about.user === null && can(user, "reports:view") ? reportOfGroup(run, { column: first, value: label, about }) : null;
    return { name: cellText(first, label), value, count, lead: found === null ? undefined : reportAddress(domain, found) };
  });
  if (data.others) {
    const { groups, value, count } = data.others;
    named.push({ name: t("charts.others", { count: groups, formatted: formatNumber(groups) }), value, count, lead: undefined });
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
        rows={named.map(({ name, value, count, lead }) => {
          const figure = rateText("percent", value, count);
          return { label: name, values: [value], few: isFew(count), figure, ...(lead && { lead }), sentence: `${name}: ${figure}` };
        })}
      />
    </figure>
  );
}

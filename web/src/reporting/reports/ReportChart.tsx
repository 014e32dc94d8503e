import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { cellText } from "./reportCell.tsx";
import styles from "./Report.module.css";

const most = 12;

/** Shares of the groups as bars, the first of them or all of the page; the same figures stand in the table below. */
export function ReportChart({ run, rows, column }: { run: ReportRun; rows: readonly (readonly ReportCell[])[]; column: ReportColumnName }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { columns } = reportOf(run.code);
  const [first] = columns;
  if (first === undefined || rows.length < 2) return null;
  const place = columns.indexOf(column);
  const title = t("reports.chart", { column: t(`reports.columns.${column}`), group: t(`reports.columns.${first}`) });
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <ul>
        {(all ? rows : rows.slice(0, most)).map((row, index) => {
          const value = row[place];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- lines are told apart by their place only
            <li key={index}>
              <bdi className={styles.label}>{cellText(first, row[0] ?? null)}</bdi>
              <span className={styles.track}>
                <span style={{ inlineSize: `${typeof value === "number" ? value : 0}%` }} />
              </span>
              <span>{cellText(column, value ?? null)}</span>
            </li>
          );
        })}
      </ul>
      {rows.length > most && (
        <Button kind="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("reports.chartFewer") : t("reports.chartOther", { count: rows.length - most })}
        </Button>
      )}
    </figure>
  );
}

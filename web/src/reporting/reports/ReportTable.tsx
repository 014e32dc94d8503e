import { reportColumn, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportCell, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { useTranslation } from "react-i18next";
import { Table } from "../../ui/Table.tsx";
import { cellNode, cellText, isNumeric } from "./reportCell.tsx";
import styles from "./Report.module.css";

interface ReportTableProps {
  run: Pick<ReportRun, "code" | "totals">;
  rows: readonly (readonly ReportCell[])[];
  columns: readonly ReportColumnName[];
}

/** The lines, and under them the totals of all of them, whatever page is shown. */
export function ReportTable({ run, rows, columns }: ReportTableProps) {
  const { t } = useTranslation();
  const all = reportOf(run.code).columns;
  const places = columns.map((name) => all.indexOf(name));
  const summed = columns.some((name) => reportColumn(name).total !== undefined && run.totals[name] !== undefined);
  return (
    <Table label={t(`reports.list.${run.code}.name`)}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={isNumeric(name) ? styles.number : undefined}>
              {t(`reports.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no other name than its place, and never moves
          <tr key={index}>
            {columns.map((name, place) => (
              <td key={name} className={isNumeric(name) ? styles.number : undefined}>
                {cellNode(name, row[places[place]!] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {summed && (
        <tfoot className={styles.totals}>
          <tr>
            {columns.map((name, place) => {
              const total = run.totals[name];
              return (
                <td key={name} className={isNumeric(name) ? styles.number : undefined}>
                  {total === undefined ? place === 0 && t("reports.total") : cellText(name, total)}
                </td>
              );
            })}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

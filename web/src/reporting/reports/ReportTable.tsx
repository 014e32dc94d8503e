import type { SortKey } from "@vigil/model/entity/listSort";
import { reportColumn } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { latePart } from "@vigil/model/reporting/reports/latePart";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Table } from "../../ui/Table.tsx";
import { cellNode, cellText, isNumeric } from "./reportCell.tsx";
import { ReportLink } from "./ReportLink.tsx";
import styles from "./Report.module.css";

interface ReportTableProps {
  run: Pick<ReportRun, "code" | "ask" | "totals">;
  lines: Pick<ReportLines, "rows" | "about">;
  columns: readonly ReportColumnName[];
  own: boolean;
  order: SortKey | undefined;
  /** Missing while lines are still written: they stand in the order they come. */
  sort?: (order: SortKey | undefined) => void;
}

const arrows = { asc: "↑", desc: "↓" } as const;
const turned = { asc: "ascending", desc: "descending" } as const;

/** The lines, and under them the totals of all of them, whatever page is shown. */
export function ReportTable({ run, lines: { rows, about }, columns, own, order, sort }: ReportTableProps) {
  const { t } = useTranslation();
  const all = reportOf(run.code).columns;
  const places = columns.map((name) => all.indexOf(name));
  const summed = columns.some((name) => reportColumn(name).total !== undefined && run.totals[name] !== undefined);
  /** Up, then down, then as the lines were written. */
  const next = (name: ReportColumnName): SortKey | undefined => {
    if (order?.path !== name) return { path: name, direction: "asc" };
    return order.direction === "asc" ? { path: name, direction: "desc" } : undefined;
  };
  // what is late stands before what is still to come, unless another order is asked for or lines still come
  const parted = order === undefined && sort !== undefined;
  const parts = rows.map((row, index) => (parted ? latePart(reportOf(run.code), row, rows[index - 1]) : undefined));
  return (
    <Table label={t(`reports.list.${run.code}.name`)}>
      <thead>
        <tr>
          {columns.map((name) => {
            const sorted = order?.path === name ? order.direction : undefined;
            const title = t(`reports.columns.${name}`);
            return (
              <th
                key={name}
                scope="col"
                className={isNumeric(name) ? styles.number : undefined}
                aria-sort={sorted === undefined ? "none" : turned[sorted]}
              >
                {sort ? (
                  <>
                    <button
                      type="button"
                      className={styles.sort}
                      title={t("reports.sortBy", { column: title })}
                      onClick={() => sort(next(name))}
                    >
                      {title}
                      <span aria-hidden>{sorted ? ` ${arrows[sorted]}` : ""}</span>
                    </button>
                    <span className={styles.onPaper} aria-hidden>
                      {title}
                    </span>
                  </>
                ) : (
                  title
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no other name than its place, and never moves
          <Fragment key={index}>
            {parts[index] && (
              <tr className={styles.part}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {t(`reports.parts.${parts[index]}`)}
                </th>
              </tr>
            )}
            <tr>
              {columns.map((name, place) => {
                const value = row[places[place]!] ?? null;
                return (
                  <td key={name} className={isNumeric(name) ? styles.number : styles.cut} title={cutTitle(name, cellText(name, value))}>
                    <ReportLink
                      run={run}
                      own={own}
                      column={name}
                      value={value}
                      about={about[index]}
                      kind={row[all.indexOf("kind")] ?? null}
                    >
                      {cellNode(name, value)}
                    </ReportLink>
                  </td>
                );
              })}
            </tr>
          </Fragment>
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

const longest = 12;
/** What may not fit is said in full to who points at it. */
const cutTitle = (name: ReportColumnName, text: string): string | undefined =>
  isNumeric(name) || text.length <= longest ? undefined : text;

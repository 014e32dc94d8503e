import type { ImportLine } from "@vigil/model/organization/userImport/importWire";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { faultText } from "./faultText.ts";
import styles from "./UserImport.module.css";

type Shown = Pick<ImportLine, "line" | "cells" | "faults">;

interface LinesTableProps<Line extends Shown> {
  heads: readonly string[];
  columns: readonly (string | null)[];
  rows: readonly Line[];
  stale: boolean;
  /** What becomes of a line, before what is wrong with it as a whole. */
  children: (line: Line) => ReactNode;
}

/** Behind the lines of a file stand those who are missing from it. */
const mostLines = 1_000_000;

/** Lines as they stand in a file, with what is wrong with them where it is wrong. */
export function LinesTable<Line extends Shown>({ heads, columns, rows, stale, children }: LinesTableProps<Line>) {
  const { t } = useTranslation();
  return (
    <Table label={t("userImport.all")} inCard stale={stale}>
      <thead>
        <tr>
          <th data-numeric>{t("userImport.lineHead")}</th>
          <th>{t("userImport.outcome")}</th>
          {heads.map((head, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- heads may be alike, their places are not
            <th key={`${column} ${head}`} data-left-out={columns[column] === null || undefined}>
              <bdi>{head}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <tr key={line.line}>
            <td data-numeric>{line.line < mostLines ? formatNumber(line.line) : ""}</td>
            <td>
              {children(line)}
              <Faults line={line} column={null} />
            </td>
            {heads.map((head, column) => (
              <td
                // oxlint-disable-next-line react/no-array-index-key -- heads may be alike, their places are not
                key={`${column} ${head}`}
                data-long
                title={line.cells[column]}
                className={line.faults.some((fault) => fault.column === column) ? styles.wrong : undefined}
              >
                <bdi>{line.cells[column]}</bdi>
                <Faults line={line} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Faults({ line, column }: { line: Shown; column: number | null }) {
  return line.faults
    .filter((fault) => fault.column === column)
    .map((fault) => (
      <small key={fault.code} className={styles.fault}>
        {faultText(fault)}
      </small>
    ));
}

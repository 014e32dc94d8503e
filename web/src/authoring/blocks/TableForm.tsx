import type { PageBlock } from "@vigil/model/training/pageBlock";
import { plainText } from "@vigil/model/training/plainText";
import { useId, useRef, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, type FormProps } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { useUndo } from "../form/useUndo.ts";

type TableBlock = Extract<PageBlock, { kind: "table" }>;
type Cell = TableBlock["head"][number];

const [mostColumns, mostRows] = [8, 60];

/** A table, cell by cell. What is pasted from a spreadsheet fills the cells from here on. A cell with strong words or links keeps them until it is written anew. */
export function TableForm({ value, onChange, faults }: FormProps<TableBlock>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  const table = useRef<HTMLTableElement>(null);
  const rich = useId();
  const { head, rows } = value;
  const set = (row: number, column: number, cell: Cell, field?: string) => {
    const changed = (cells: readonly Cell[]) => cells.map((one, place) => (place === column ? cell : one));
    undoing.change(
      row < 0 ? { ...value, head: changed(head) } : { ...value, rows: rows.map((cells, at) => (at === row ? changed(cells) : cells)) },
      field,
    );
  };
  const paste = (row: number, column: number, text: string) => {
    const lines = text
      .replaceAll("\r", "")
      .replace(/\n$/u, "")
      .split("\n")
      .map((line) => line.split("\t"));
    const all = [head, ...rows].map((cells) => [...cells]);
    const width = Math.min(mostColumns, Math.max(head.length, ...lines.map((cells) => column + cells.length)));
    for (const [down, cells] of lines.entries())
      for (const [along, cell] of cells.entries()) {
        const at = row + 1 + down;
        if (at > mostRows || column + along >= width) continue;
        (all[at] ??= []).splice(column + along, 1, cell.trim());
      }
    const [first = [], ...others] = all.map((cells) => Array.from({ length: width }, (_, place) => cells[place] ?? ""));
    undoing.change({ ...value, head: first, rows: others });
  };
  const walk = (event: KeyboardEvent<HTMLTextAreaElement>, row: number, column: number) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    if (row === rows.length - 1 && rows.length < mostRows) undoing.change({ ...value, rows: [...rows, head.map(() => "")] });
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-cell="${row + 1} ${column}"]`)?.focus());
  };
  const cellOf = (cell: Cell, row: number, column: number) => {
    const plain = typeof cell === "string";
    const name =
      row < 0
        ? t("authoringForm.table.headCell", { column: column + 1 })
        : t("authoringForm.table.cell", { row: row + 1, column: plainText(head[column] ?? "") || String(column + 1) });
    return (
      <textarea
        className={styles.cell}
        rows={1}
        dir="auto"
        data-cell={`${row} ${column}`}
        aria-label={name}
        aria-describedby={plain ? undefined : rich}
        value={plainText(cell)}
        onChange={({ currentTarget }) => set(row, column, currentTarget.value.replaceAll("\n", " "), `${row} ${column}`)}
        onKeyDown={(event) => walk(event, row, column)}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain");
          if (!/[\t\n]/u.test(text.trimEnd())) return;
          event.preventDefault();
          paste(row, column, text);
        }}
      />
    );
  };
  const without = (column: number) => ({
    ...value,
    head: head.filter((_, place) => place !== column),
    rows: rows.map((cells) => cells.filter((_, place) => place !== column)),
  });
  const said = faultAt(faults);
  const hasRich = [...head, ...rows.flat()].some((cell) => typeof cell !== "string");
  return (
    <FormFrame label={t("authoringForm.table.form")} undoing={undoing}>
      <p className={styles.hint}>{t("authoringForm.table.hint")}</p>
      <div className={styles.cells}>
        <table ref={table}>
          <thead>
            <tr>
              {head.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
                <th key={column} scope="col">
                  {cellOf(cell, -1, column)}
                  <button
                    type="button"
                    className={styles.act}
                    disabled={head.length <= 1}
                    aria-label={t("authoringForm.table.removeColumn", { column: plainText(cell) || String(column + 1) })}
                    title={t("authoringForm.table.removeColumn", { column: plainText(cell) || String(column + 1) })}
                    onClick={() => undoing.change(without(column))}
                  >
                    <span aria-hidden>✕</span>
                  </button>
                </th>
              ))}
              <td aria-hidden />
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place
              <tr key={row}>
                {head.map((_, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
                  <td key={column}>{cellOf(cells[column] ?? "", row, column)}</td>
                ))}
                <td>
                  <button
                    type="button"
                    className={styles.act}
                    disabled={rows.length <= 1}
                    aria-label={t("authoringForm.table.removeRow", { row: row + 1 })}
                    title={t("authoringForm.table.removeRow", { row: row + 1 })}
                    onClick={() => undoing.change({ ...value, rows: rows.filter((__, place) => place !== row) })}
                  >
                    <span aria-hidden>✕</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasRich && (
        <p id={rich} className={styles.hint}>
          {t("authoringForm.table.rich")}
        </p>
      )}
      {said !== undefined && (
        <p className={styles.error} role="alert">
          {said}
        </p>
      )}
      <div className={styles.choices}>
        <Button
          kind="plain"
          size="small"
          disabled={rows.length >= mostRows}
          onClick={() => undoing.change({ ...value, rows: [...rows, head.map(() => "")] })}
        >
          {t("authoringForm.table.addRow")}
        </Button>
        <Button
          kind="plain"
          size="small"
          disabled={head.length >= mostColumns}
          onClick={() => undoing.change({ ...value, head: [...head, ""], rows: rows.map((cells) => [...cells, ""]) })}
        >
          {t("authoringForm.table.addColumn")}
        </Button>
      </div>
    </FormFrame>
  );
}

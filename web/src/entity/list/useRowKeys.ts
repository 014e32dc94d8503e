import type { KeyboardEvent, RefObject } from "react";

interface RowActions {
  open: (id: number) => void;
  toggle?: (id: number) => void;
}

/** Arrows, Home and End move between the rows, Space selects, Enter opens. Controls inside a row keep their own keys. */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>, { open, toggle }: RowActions) {
  return (event: KeyboardEvent) => {
    const row = event.target;
    if (!(row instanceof HTMLTableRowElement) || !body.current) return;
    const rows = [...body.current.rows];
    const at = rows.indexOf(row);
    const id = Number(row.dataset["id"]);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (target !== undefined) rows[Math.min(rows.length - 1, Math.max(0, target))]?.focus();
    else if (event.key === " " && toggle) toggle(id);
    else if (event.key === "Enter") open(id);
    else return;
    event.preventDefault();
  };
}

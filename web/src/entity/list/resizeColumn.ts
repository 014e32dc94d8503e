import { narrowestColumn, widestColumn } from "@vigil/model/entity/columnWidth";

/** Draws a column wider or narrower with the pointer, all of its cells at once; Escape leaves it as it was. */
export function resizeColumn(cell: HTMLTableCellElement, keep: (width: number) => void): void {
  const rows = [...(cell.closest("table")?.rows ?? [])];
  const cells = rows.flatMap(({ cells: of }) => of[cell.cellIndex] ?? []);
  const before = cells.map(({ style }) => style.cssText);
  const { width: begun } = cell.getBoundingClientRect();
  const onward = getComputedStyle(cell).direction === "rtl" ? -1 : 1;
  let from: number | undefined;
  let width: number | undefined;
  const onMove = ({ clientX }: PointerEvent) => {
    from ??= clientX;
    width = Math.round(Math.min(widestColumn, Math.max(narrowestColumn, begun + onward * (clientX - from))));
    const drawn = `${width}px`;
    for (const { style } of cells) Object.assign(style, { width: drawn, minWidth: drawn, maxWidth: drawn });
  };
  const end = () => {
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", onUp);
    removeEventListener("keydown", onKey);
    cells.forEach(({ style }, index) => (style.cssText = before[index]!));
  };
  const onUp = () => {
    end();
    if (width !== undefined) keep(width);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") end();
  };
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onUp);
  addEventListener("keydown", onKey);
}

/** A rectangle of pixels, ends included; empty while `toRow` is below `fromRow`. */
export interface Window {
  fromRow: number;
  toRow: number;
  fromColumn: number;
  toColumn: number;
}

export const emptyWindow = (): Window => ({ fromRow: Infinity, toRow: -1, fromColumn: Infinity, toColumn: -1 });

export const widen = (window: Window, fromRow: number, toRow: number, fromColumn: number, toColumn: number): void => {
  if (fromRow < window.fromRow) window.fromRow = fromRow;
  if (toRow > window.toRow) window.toRow = toRow;
  if (fromColumn < window.fromColumn) window.fromColumn = fromColumn;
  if (toColumn > window.toColumn) window.toColumn = toColumn;
};

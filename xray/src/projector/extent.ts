import type { Window } from "./window.ts";

/** Where something may be: the first column of each line of pixels, and the first one behind it. Nothing where the one is not below the other. */
export interface Extent {
  from: Int32Array;
  to: Int32Array;
}

export const emptyExtent = (rows: number, columns: number): Extent => ({
  from: new Int32Array(rows).fill(columns),
  to: new Int32Array(rows),
});

export const wholeExtent = (rows: number, columns: number): Extent => ({
  from: new Int32Array(rows),
  to: new Int32Array(rows).fill(columns),
});

/** Grows an extent by a rectangle of pixels. */
export const addWindow = ({ from, to }: Extent, { fromRow, toRow, fromColumn, toColumn }: Window): void => {
  for (let row = fromRow; row <= toRow; row++) {
    from[row] = Math.min(from[row]!, fromColumn);
    to[row] = Math.max(to[row]!, toColumn + 1);
  }
};

/** The same and all that is at most so many pixels away from it. */
export const extentAround = ({ from, to }: Extent, away: number, columns: number): Extent => {
  const rows = from.length;
  const around = emptyExtent(rows, columns);
  for (let row = 0; row < rows; row++) {
    if (to[row]! <= from[row]!) continue;
    const first = Math.max(0, from[row]! - away);
    const behind = Math.min(columns, to[row]! + away);
    for (let near = Math.max(0, row - away); near <= Math.min(rows - 1, row + away); near++) {
      if (first < around.from[near]!) around.from[near] = first;
      if (behind > around.to[near]!) around.to[near] = behind;
    }
  }
  return around;
};

import type { Mesh } from "./mesh.ts";
import { sheet } from "./sheet.ts";

export interface CushionPoint {
  x: number;
  y: number;
  bottom: number;
  top: number;
}

/** A closed sheet between two height fields over a grid; `at` is asked for u and v from −1 to 1, and the rim is pinched together. */
export const cushion = (columns: number, rows: number, at: (u: number, v: number) => CushionPoint): Mesh =>
  sheet(columns, rows, (column, row) => {
    const { x, y, bottom, top } = at((2 * column) / columns - 1, (2 * row) / rows - 1);
    return [
      [x, y, top],
      [x, y, bottom],
    ];
  });

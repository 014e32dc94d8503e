import type { Mesh } from "./mesh.ts";
import { sheet } from "./sheet.ts";

export interface CushionPoint {
  x: number;
  y: number;
  bottom: number;
  top: number;
}

/** A closed sheet between two height fields over a grid; `at` is asked for u and v from −1 to 1, and the rim is pinched together. */
export const cushion = (columns: number, rows: number, at: (u: number, v: number) => CushionPoint): Mesh => {
  const above = new Float64Array(3 * (columns + 1) * (rows + 1));
  const below = new Float64Array(above.length);
  for (let row = 0, corner = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++, corner += 3) {
      const { x, y, bottom, top } = at((2 * column) / columns - 1, (2 * row) / rows - 1);
      above.set([x, y, top], corner);
      below.set([x, y, bottom], corner);
    }
  return sheet(columns, rows, above, below);
};

import type { Vector } from "../solid.ts";
import { meshOf, type Mesh } from "./mesh.ts";

export interface CushionPoint {
  x: number;
  y: number;
  bottom: number;
  top: number;
}

/** A closed sheet between two height fields over a grid; `at` is asked for u and v from −1 to 1, and the rim is pinched together. */
export const cushion = (columns: number, rows: number, at: (u: number, v: number) => CushionPoint): Mesh => {
  const points: Vector[] = [];
  const upper: number[] = [];
  const lower: number[] = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const { x, y, bottom, top } = at((2 * column) / columns - 1, (2 * row) / rows - 1);
      if (row === 0 || column === 0 || row === rows || column === columns) {
        const rim = points.push([x, y, (bottom + top) / 2]) - 1;
        upper.push(rim);
        lower.push(rim);
      } else {
        upper.push(points.push([x, y, top]) - 1);
        lower.push(points.push([x, y, bottom]) - 1);
      }
    }
  const faces: number[] = [];
  const corner = (row: number, column: number) => row * (columns + 1) + column;
  const triangle = (layer: readonly number[], a: number, b: number, c: number) => faces.push(layer[a] ?? 0, layer[b] ?? 0, layer[c] ?? 0);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [corner(row, column), corner(row, column + 1), corner(row + 1, column + 1), corner(row + 1, column)];
      // The diagonal cuts the corner cell so that no triangle has its three corners on the rim, which upper and lower would share.
      if ((row === 0 && column === 0) || (row === rows - 1 && column === columns - 1)) {
        triangle(upper, a, b, c);
        triangle(upper, a, c, d);
        triangle(lower, a, c, b);
        triangle(lower, a, d, c);
      } else {
        triangle(upper, a, b, d);
        triangle(upper, b, c, d);
        triangle(lower, a, d, b);
        triangle(lower, b, d, c);
      }
    }
  return meshOf(points, faces);
};

import { plus, times } from "../math/vector.ts";
import type { Vector } from "../solid.ts";
import { meshOf, type Mesh } from "./mesh.ts";

/** A closed sheet over a grid; `at` gives its upper and lower side there, and the rim is pinched together. */
export const sheet = (columns: number, rows: number, at: (column: number, row: number) => readonly [Vector, Vector]): Mesh => {
  const points: Vector[] = [];
  const upper: number[] = [];
  const lower: number[] = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [above, below] = at(column, row);
      if (row === 0 || column === 0 || row === rows || column === columns) {
        const rim = points.push(times(plus(above, below), 0.5)) - 1;
        upper.push(rim);
        lower.push(rim);
      } else {
        upper.push(points.push(above) - 1);
        lower.push(points.push(below) - 1);
      }
    }
  const faces: number[] = [];
  const corner = (row: number, column: number) => row * (columns + 1) + column;
  const triangle = (layer: readonly number[], a: number, b: number, c: number) => faces.push(layer[a]!, layer[b]!, layer[c]!);
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

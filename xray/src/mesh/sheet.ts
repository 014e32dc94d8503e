import type { Mesh } from "./mesh.ts";

/**
 * A closed sheet over a grid of so many columns and rows of cells: where its upper and its lower side lie at each corner, row by row, three
 * numbers each. The rim is pinched together.
 */
export const sheet = (columns: number, rows: number, above: Float64Array, below: Float64Array): Mesh => {
  const vertices = new Float64Array(3 * (2 * (columns + rows) + 2 * (columns - 1) * (rows - 1)));
  const upper = new Uint32Array((columns + 1) * (rows + 1));
  const lower = new Uint32Array(upper.length);
  let vertex = 0;
  for (let row = 0, corner = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++, corner++) {
      const isRim = row === 0 || column === 0 || row === rows || column === columns;
      upper[corner] = vertex;
      lower[corner] = isRim ? vertex : vertex + 1;
      for (let axis = 0; axis < 3; axis++) {
        const [high, low] = [above[3 * corner + axis]!, below[3 * corner + axis]!];
        vertices[3 * vertex + axis] = isRim ? (high + low) * 0.5 : high;
        if (!isRim) vertices[3 * vertex + 3 + axis] = low;
      }
      vertex += isRim ? 1 : 2;
    }
  const triangles = new Uint32Array(12 * columns * rows);
  let at = 0;
  const triangle = (layer: Uint32Array, a: number, b: number, c: number) => {
    triangles[at++] = layer[a]!;
    triangles[at++] = layer[b]!;
    triangles[at++] = layer[c]!;
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      const [b, c, d] = [a + 1, a + columns + 2, a + columns + 1];
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
  return { kind: "mesh", vertices, triangles };
};

import type { Placement, Shape } from "../solid.ts";
import { addAbove, ROWS, shiftOf, type Slab } from "./volumeSlab.ts";

let across = new Float64Array(0);
let along = new Float64Array(0);
let upward = new Float64Array(0);
let firstRows = new Int32Array(0);

/**
 * Adds a closed mesh. Each triangle is cut with the planes of the rows and tells every ray that goes up through it whether it enters or
 * leaves. Nothing leaks: which rows an edge crosses, and where, hangs on its two corners alone, the lower number first, and spans are open
 * at their end, as in the projector.
 */
export const addMesh = (
  slab: Slab,
  { vertices, triangles }: Extract<Shape, { kind: "mesh" }>,
  { rotation: [a, b, c, d, e, f, g, h, i], position: [px, py, pz] }: Placement,
  low: number,
  high: number,
): void => {
  const { grid, firstSlice, slices } = slab;
  const [columns] = grid.size;
  const [originX, originY, originZ] = grid.origin;
  const per = 1 / grid.voxel;
  const count = vertices.length / 3;
  if (across.length < count) {
    across = new Float64Array(2 * count);
    along = new Float64Array(2 * count);
    upward = new Float64Array(2 * count);
    firstRows = new Int32Array(2 * count);
  }
  const lastRow = slices * ROWS;
  let least = lastRow;
  let most = 0;
  for (let vertex = 0, at = 0; vertex < count; vertex++, at += 3) {
    const x = vertices[at]!;
    const y = vertices[at + 1]!;
    const z = vertices[at + 2]!;
    across[vertex] = (a * x + b * y + c * z + px - originX) * per;
    const row = ((d * x + e * y + f * z + py - originY) * per - firstSlice) * ROWS - 0.5;
    along[vertex] = row;
    upward[vertex] = (g * x + h * y + i * z + pz - originZ) * per;
    const first = row <= 0 ? 0 : row >= lastRow ? lastRow : Math.ceil(row);
    firstRows[vertex] = first;
    if (first < least) least = first;
    if (first > most) most = first;
  }
  if (most <= least) return;
  const lowShare = low / ROWS;
  const highShare = high / ROWS;
  for (let triangle = 0; triangle < triangles.length; triangle += 3) {
    let corner = triangles[triangle]!;
    let next = triangles[triangle + 1]!;
    let last = triangles[triangle + 2]!;
    let row = firstRows[corner]!;
    let nextRow = firstRows[next]!;
    let lastRowOf = firstRows[last]!;
    if (row === nextRow && nextRow === lastRowOf) continue;
    // Turned so that the corner of the first row comes first: the orientation stays. By hand, for there are millions of triangles.
    if (nextRow < row && nextRow <= lastRowOf) {
      const turned = corner;
      const turnedRow = row;
      corner = next;
      row = nextRow;
      next = last;
      nextRow = lastRowOf;
      last = turned;
      lastRowOf = turnedRow;
    } else if (lastRowOf < row) {
      const turned = corner;
      const turnedRow = row;
      corner = last;
      row = lastRowOf;
      last = next;
      lastRowOf = nextRow;
      next = turned;
      nextRow = turnedRow;
    }
    // One edge rises from the first corner to the next, one falls from the last to the first; then the third takes the place of the one that ends.
    let low1 = corner < next ? corner : next;
    let high1 = corner + next - low1;
    let per1 = 1 / (along[high1]! - along[low1]!);
    let low2 = last < corner ? last : corner;
    let high2 = last + corner - low2;
    let per2 = 1 / (along[high2]! - along[low2]!);
    const between = nextRow < lastRowOf ? nextRow : lastRowOf;
    const until = nextRow < lastRowOf ? lastRowOf : nextRow;
    for (; row < until; row++) {
      if (row === between) {
        const lower = next < last ? next : last;
        const higher = next + last - lower;
        const perRow = 1 / (along[higher]! - along[lower]!);
        if (nextRow < lastRowOf) {
          low1 = lower;
          high1 = higher;
          per1 = perRow;
        } else {
          low2 = lower;
          high2 = higher;
          per2 = perRow;
        }
      }
      const share1 = (row - along[low1]!) * per1;
      const share2 = (row - along[low2]!) * per2;
      const rising = across[low1]! + share1 * (across[high1]! - across[low1]!);
      const falling = across[low2]! + share2 * (across[high2]! - across[low2]!);
      const facesUp = rising > falling;
      const shift = shiftOf(row);
      let first = Math.ceil((facesUp ? falling : rising) - shift);
      let behind = Math.ceil((facesUp ? rising : falling) - shift);
      if (first < 0) first = 0;
      if (behind > columns) behind = columns;
      if (first >= behind) continue;
      const risingHeight = upward[low1]! + share1 * (upward[high1]! - upward[low1]!);
      const fallingHeight = upward[low2]! + share2 * (upward[high2]! - upward[low2]!);
      const slope = (fallingHeight - risingHeight) / (falling - rising);
      const base = risingHeight + (shift - rising) * slope;
      const sign = facesUp ? -1 : 1;
      const line = (row >> 2) * columns;
      for (let column = first; column < behind; column++)
        addAbove(slab, line + column, base + column * slope, sign * lowShare, sign * highShare);
    }
  }
};

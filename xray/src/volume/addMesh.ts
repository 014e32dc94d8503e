import type { Placement, Shape } from "../solid.ts";
import { ROWS, shiftOf, type Slab } from "./volumeSlab.ts";

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
  const { grid, firstSlice, slices, stride, values, from, to } = slab;
  const last = stride - 2;
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
    let third = triangles[triangle + 2]!;
    let row = firstRows[corner]!;
    let nextRow = firstRows[next]!;
    let lastRowOf = firstRows[third]!;
    if (row === nextRow && nextRow === lastRowOf) continue;
    // Turned so that the corner of the first row comes first: the orientation stays. By hand, for there are millions of triangles.
    if (nextRow < row && nextRow <= lastRowOf) {
      const turned = corner;
      const turnedRow = row;
      corner = next;
      row = nextRow;
      next = third;
      nextRow = lastRowOf;
      third = turned;
      lastRowOf = turnedRow;
    } else if (lastRowOf < row) {
      const turned = corner;
      const turnedRow = row;
      corner = third;
      row = lastRowOf;
      third = next;
      lastRowOf = nextRow;
      next = turned;
      nextRow = turnedRow;
    }
    // One edge rises from the first corner to the next, one falls from the last to the first; then the third takes the place of the one that ends.
    // Of each edge its lower corner and how far it goes from there: read once, as rows are many more than edges.
    let low1 = corner < next ? corner : next;
    let high1 = corner + next - low1;
    let along1 = along[low1]!;
    let per1 = 1 / (along[high1]! - along1);
    let across1 = across[low1]!;
    let width1 = across[high1]! - across1;
    let upward1 = upward[low1]!;
    let height1 = upward[high1]! - upward1;
    let low2 = third < corner ? third : corner;
    let high2 = third + corner - low2;
    let along2 = along[low2]!;
    let per2 = 1 / (along[high2]! - along2);
    let across2 = across[low2]!;
    let width2 = across[high2]! - across2;
    let upward2 = upward[low2]!;
    let height2 = upward[high2]! - upward2;
    const between = nextRow < lastRowOf ? nextRow : lastRowOf;
    const until = nextRow < lastRowOf ? lastRowOf : nextRow;
    for (; row < until; row++) {
      if (row === between) {
        if (nextRow < lastRowOf) {
          low1 = next < third ? next : third;
          high1 = next + third - low1;
          along1 = along[low1]!;
          per1 = 1 / (along[high1]! - along1);
          across1 = across[low1]!;
          width1 = across[high1]! - across1;
          upward1 = upward[low1]!;
          height1 = upward[high1]! - upward1;
        } else {
          low2 = next < third ? next : third;
          high2 = next + third - low2;
          along2 = along[low2]!;
          per2 = 1 / (along[high2]! - along2);
          across2 = across[low2]!;
          width2 = across[high2]! - across2;
          upward2 = upward[low2]!;
          height2 = upward[high2]! - upward2;
        }
      }
      const share1 = (row - along1) * per1;
      const share2 = (row - along2) * per2;
      const rising = across1 + share1 * width1;
      const falling = across2 + share2 * width2;
      const facesUp = rising > falling;
      const shift = shiftOf(row);
      let first = Math.ceil((facesUp ? falling : rising) - shift) | 0;
      let behind = Math.ceil((facesUp ? rising : falling) - shift) | 0;
      if (first < 0) first = 0;
      if (behind > columns) behind = columns;
      if (first >= behind) continue;
      const risingHeight = upward1 + share1 * height1;
      const fallingHeight = upward2 + share2 * height2;
      const slope = (fallingHeight - risingHeight) / (falling - rising);
      const base = risingHeight + (shift - rising) * slope;
      const lowHere = facesUp ? -lowShare : lowShare;
      const highHere = facesUp ? -highShare : highShare;
      const line = (row >> 2) * columns;
      // As `addAbove` does, by hand: there are ten million of these.
      for (let column = first; column < behind; column++) {
        const height = base + column * slope;
        const place = height > 0 ? (height < last ? height : last) : 0;
        const voxel = place | 0;
        const over = place - voxel;
        const under = 1 - over;
        const at = 2 * ((line + column) * stride + voxel);
        values[at]! += lowHere * under;
        values[at + 1]! += highHere * under;
        values[at + 2]! += lowHere * over;
        values[at + 3]! += highHere * over;
        if (voxel < from[line + column]!) from[line + column] = voxel;
        if (voxel + 2 > to[line + column]!) to[line + column] = voxel + 2;
      }
    }
  }
};

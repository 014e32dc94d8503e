import type { Fan } from "../geometry/fan.ts";
import type { Rays } from "../geometry/rays.ts";

/** The part of the rays that a mesh may cross; its thickness is written line by line, `width` columns from `fromColumn` on. */
export interface Reach {
  fromRow: number;
  /** The first row behind it. */
  toRow: number;
  fromColumn: number;
  width: number;
}

/** Room for what a mesh adds, and the first and last column of each row that it reached; empty between meshes. */
export interface MeshRoom {
  thickness: Float32Array;
  moment: Float32Array;
  from: Int32Array;
  to: Int32Array;
}

// Of each corner, as the source sees it: its slope against the middle ray, the inverse of its depth, its column over its depth, and the
// first row at or beyond it.
let slopes = new Float64Array(0);
let inverses = new Float64Array(0);
let alongs = new Float64Array(0);
let firstRows = new Int32Array(0);
let toMiddle = new Float64Array(0);

/** Nothing is nearer to the source. */
const NEAREST = 1;

const seen = ({ sourceX, sourceZ, firstY, linePitch, columns }: Fan, rays: Rays, vertices: Float64Array): Reach => {
  const { axisX, axisZ, acrossX, acrossZ, rows, firstRow } = rays;
  const count = vertices.length / 3;
  if (slopes.length < count) {
    slopes = new Float64Array(2 * count);
    inverses = new Float64Array(2 * count);
    alongs = new Float64Array(2 * count);
    firstRows = new Int32Array(2 * count);
  }
  const perPitch = 1 / linePitch;
  let [fromRow, toRow, low, high] = [rows, 0, columns, 0];
  for (let at = 0, vertex = 0; vertex < count; vertex++, at += 3) {
    const x = vertices[at]! - sourceX;
    const z = vertices[at + 2]! - sourceZ;
    const column = (vertices[at + 1]! - firstY) * perPitch;
    const depth = x * axisX + z * axisZ;
    const inverse = 1 / (depth > NEAREST ? depth : NEAREST);
    const slope = (x * acrossX + z * acrossZ) * inverse;
    const row = firstRow(slope);
    slopes[vertex] = slope;
    inverses[vertex] = inverse;
    alongs[vertex] = column * inverse;
    firstRows[vertex] = row;
    if (row < fromRow) fromRow = row;
    if (row > toRow) toRow = row;
    if (column < low) low = column;
    if (column > high) high = column;
  }
  const fromColumn = Math.max(0, Math.floor(low) - 1);
  return { fromRow, toRow, fromColumn, width: Math.max(0, Math.min(columns, Math.ceil(high) + 2) - fromColumn) };
};

/**
 * Cuts each triangle with the planes of the rows and adds the signed distance of the cut to `thickness` for every ray it crosses, less the
 * distance of the mesh's middle (small numbers keep more digits) and with `withMoment` the first moment along the ray. A ray enters a
 * closed mesh as often as it leaves it, so the sum is the path inside. No ray slips through a seam: which rows an edge crosses hangs on
 * its corners alone, two triangles compute its cut with the same numbers, from the lower vertex number to the higher, and each span of
 * columns is open at its end. Along an edge the inverse of the depth, and the column over the depth, are linear in the slope.
 */
export const addDistances = (
  { thickness, moment, from: reachedFrom, to: reachedTo }: MeshRoom,
  fan: Fan,
  rays: Rays,
  vertices: Float64Array,
  triangles: Uint32Array,
  [middleX, middleZ]: readonly [number, number],
  withMoment: boolean,
): Reach => {
  const { columns, sourceX, sourceZ } = fan;
  const { rows, slope: rowSlopes, perDepth, shift, turn, directionX, directionZ } = rays;
  const reach = seen(fan, rays, vertices);
  const { width } = reach;
  if (toMiddle.length < rows) toMiddle = new Float64Array(rows);
  for (let row = reach.fromRow; row < reach.toRow; row++)
    toMiddle[row] = (middleX - sourceX) * directionX[row]! + (middleZ - sourceZ) * directionZ[row]!;
  for (let triangle = 0; triangle < triangles.length; triangle += 3) {
    let i = triangles[triangle]!;
    let j = triangles[triangle + 1]!;
    let k = triangles[triangle + 2]!;
    let rowI = firstRows[i]!;
    let rowJ = firstRows[j]!;
    let rowK = firstRows[k]!;
    if (rowI === rowJ && rowJ === rowK) continue;
    // Turned so that i has the first row: the orientation stays.
    if (rowJ < rowI && rowJ <= rowK) {
      [i, j, k] = [j, k, i];
      [rowI, rowJ, rowK] = [rowJ, rowK, rowI];
    } else if (rowK < rowI) {
      [i, j, k] = [k, i, j];
      [rowI, rowJ, rowK] = [rowK, rowI, rowJ];
    }
    // The cut goes from the edge that falls through the plane to the one that rises through it: first from ki to ij, then jk takes the
    // place of the one that ends.
    let start = k < i ? k : i;
    let other = k + i - start;
    let startSlope = slopes[start]!;
    let share = 1 / (slopes[other]! - startSlope);
    let startInverse = inverses[start]!;
    let startInverseRise = (inverses[other]! - startInverse) * share;
    let startAlong = alongs[start]!;
    let startAlongRise = (alongs[other]! - startAlong) * share;
    let end = i < j ? i : j;
    other = i + j - end;
    let endSlope = slopes[end]!;
    share = 1 / (slopes[other]! - endSlope);
    let endInverse = inverses[end]!;
    let endInverseRise = (inverses[other]! - endInverse) * share;
    let endAlong = alongs[end]!;
    let endAlongRise = (alongs[other]! - endAlong) * share;
    const between = rowJ < rowK ? rowJ : rowK;
    const until = rowJ < rowK ? rowK : rowJ;
    for (let row = rowI; row < until; row++) {
      if (row === between) {
        const edge = j < k ? j : k;
        other = j + k - edge;
        share = 1 / (slopes[other]! - slopes[edge]!);
        if (rowJ < rowK) {
          end = edge;
          endSlope = slopes[end]!;
          endInverse = inverses[end]!;
          endInverseRise = (inverses[other]! - endInverse) * share;
          endAlong = alongs[end]!;
          endAlongRise = (alongs[other]! - endAlong) * share;
        } else {
          start = edge;
          startSlope = slopes[start]!;
          startInverse = inverses[start]!;
          startInverseRise = (inverses[other]! - startInverse) * share;
          startAlong = alongs[start]!;
          startAlongRise = (alongs[other]! - startAlong) * share;
        }
      }
      const slope = rowSlopes[row]!;
      const startDepth = 1 / (startInverse + (slope - startSlope) * startInverseRise);
      const endDepth = 1 / (endInverse + (slope - endSlope) * endInverseRise);
      const startColumn = (startAlong + (slope - startSlope) * startAlongRise) * startDepth - shift[row]!;
      const endColumn = (endAlong + (slope - endSlope) * endAlongRise) * endDepth - shift[row]!;
      const forward = startColumn < endColumn;
      let first = Math.ceil(forward ? startColumn : endColumn);
      let behind = Math.ceil(forward ? endColumn : startColumn);
      if (first < 0) first = 0;
      if (behind > columns) behind = columns;
      if (first >= behind) continue;
      const per = perDepth[row]!;
      const sign = forward ? -turn : turn;
      const startDistance = startDepth * per - toMiddle[row]!;
      const rise = (per * (endDepth - startDepth)) / (endColumn - startColumn);
      if (first < reachedFrom[row]!) reachedFrom[row] = first;
      if (behind > reachedTo[row]!) reachedTo[row] = behind;
      let at = (row - reach.fromRow) * width + first - reach.fromColumn;
      for (let column = first; column < behind; column++, at++) {
        const distance = startDistance + rise * (column - startColumn);
        thickness[at]! += sign * distance;
        if (withMoment) moment[at]! += sign * distance * distance * 0.5;
      }
    }
  }
  return reach;
};

import type { Fan } from "../geometry/fan.ts";
import type { MeshRoom, Reach } from "./meshDistances.ts";

// Of each corner: its slope against the middle ray, the inverse of its depth, its column over its depth, and its column.
let slopes = new Float64Array(0);
let inverses = new Float64Array(0);
let alongs = new Float64Array(0);
let columnsOf = new Float64Array(0);

/** Nothing is nearer to the source. */
const NEAREST = 1;
/** A piece is cut into strips within which its sides run askew by no more columns. */
const ASKEW = 1.5;
const MOST_STRIPS = 96;

/**
 * As `addDistances`, for what is thinner than the way from ray to ray: here a ray stands for all of the plane between it and its
 * neighbours and all of its line, and gets the mean of the ways through. Each triangle is cut where a ray's part ends and at its middle
 * corner; each piece counts by its size and with the distance in its middle. So a wire weighs the same wherever it lies and however it
 * runs. Ways through are averaged where a detector would average light: what is thin lets most through, so that they hardly differ.
 */
export const addThinDistances = (
  { thickness, from: reachedFrom, to: reachedTo }: MeshRoom,
  { columns, rays, sourceX, sourceZ, firstY, linePitch }: Fan,
  vertices: Float64Array,
  triangles: Uint32Array,
  [middleX, middleZ]: readonly [number, number],
): Reach => {
  const { axisX, axisZ, acrossX, acrossZ, rows, partAt, edges, directionX, directionZ, turn } = rays;
  const count = vertices.length / 3;
  if (slopes.length < count) {
    slopes = new Float64Array(2 * count);
    inverses = new Float64Array(2 * count);
    alongs = new Float64Array(2 * count);
    columnsOf = new Float64Array(2 * count);
  }
  const perPitch = 1 / linePitch;
  let [least, most, low, high] = [Infinity, -Infinity, columns, 0];
  for (let at = 0, vertex = 0; vertex < count; vertex++, at += 3) {
    const x = vertices[at]! - sourceX;
    const z = vertices[at + 2]! - sourceZ;
    const column = (vertices[at + 1]! - firstY) * perPitch;
    const depth = x * axisX + z * axisZ;
    const inverse = 1 / (depth > NEAREST ? depth : NEAREST);
    const slope = (x * acrossX + z * acrossZ) * inverse;
    slopes[vertex] = slope;
    inverses[vertex] = inverse;
    alongs[vertex] = column * inverse;
    columnsOf[vertex] = column;
    if (slope < least) least = slope;
    if (slope > most) most = slope;
    if (column < low) low = column;
    if (column > high) high = column;
  }
  const fromColumn = Math.max(0, Math.floor(low) - 1);
  const width = Math.max(0, Math.min(columns, Math.ceil(high) + 2) - fromColumn);
  const reach: Reach = { fromRow: Math.max(0, partAt(least)), toRow: Math.min(rows, partAt(most) + 1), fromColumn, width };
  for (let triangle = 0; triangle < triangles.length; triangle += 3) {
    let i = triangles[triangle]!;
    let j = triangles[triangle + 1]!;
    let k = triangles[triangle + 2]!;
    // Turned so that i has the least slope: the orientation stays.
    if (slopes[j]! < slopes[i]! && slopes[j]! <= slopes[k]!) [i, j, k] = [j, k, i];
    else if (slopes[k]! < slopes[i]!) [i, j, k] = [k, i, j];
    const last = slopes[j]! < slopes[k]! ? k : j;
    const between = j + k - last;
    const base = slopes[i]!;
    const middle = slopes[between]!;
    const top = slopes[last]!;
    if (!(top > base)) continue;
    // The long side goes from the least slope to the most; the other side is two sides.
    const share = 1 / (top - base);
    const longInverse = (inverses[last]! - inverses[i]!) * share;
    const longAlong = (alongs[last]! - alongs[i]!) * share;
    const longFirst = last === k;
    for (let row = Math.max(0, partAt(base)); row < rows && edges[row]! < top; row++) {
      const toMiddle = (middleX - sourceX) * directionX[row]! + (middleZ - sourceZ) * directionZ[row]!;
      const whole = 1 / (edges[row + 1]! - edges[row]!);
      for (let piece = 0; piece < 2; piece++) {
        const [begin, end, corner, other] = piece === 0 ? [base, middle, i, between] : [middle, top, between, last];
        const pieceFrom = edges[row]! > begin ? edges[row]! : begin;
        const pieceTo = edges[row + 1]! < end ? edges[row + 1]! : end;
        if (!(pieceTo > pieceFrom)) continue;
        // By how many columns each side runs askew within the piece: so many strips, each as wide as it is in its middle.
        const askew =
          ((pieceTo - pieceFrom) / (end - begin)) *
          Math.max(Math.abs(columnsOf[other]! - columnsOf[corner]!), Math.abs(columnsOf[last]! - columnsOf[i]!) * (end - begin) * share);
        const strips = Math.min(MOST_STRIPS, 1 + Math.floor(askew / ASKEW));
        for (let strip = 0; strip < strips; strip++) {
          const slope = pieceFrom + ((strip + 0.5) / strips) * (pieceTo - pieceFrom);
          const longDepth = 1 / (inverses[i]! + (slope - base) * longInverse);
          const longColumn = (alongs[i]! + (slope - base) * longAlong) * longDepth;
          const part = (slope - begin) / (end - begin);
          const shortDepth = 1 / (inverses[corner]! + part * (inverses[other]! - inverses[corner]!));
          const shortColumn = (alongs[corner]! + part * (alongs[other]! - alongs[corner]!)) * shortDepth;
          if (longColumn === shortColumn) continue;
          const rightward = longColumn < shortColumn;
          const left = rightward ? longColumn : shortColumn;
          const right = rightward ? shortColumn : longColumn;
          const first = Math.max(0, Math.floor(left + 0.5));
          const behind = Math.min(columns, Math.floor(right + 0.5) + 1);
          if (first >= behind) continue;
          const size = ((rightward === longFirst ? -turn : turn) * (pieceTo - pieceFrom) * whole) / strips;
          const perDepth = Math.sqrt(1 + slope * slope);
          const leftDistance = (rightward ? longDepth : shortDepth) * perDepth - toMiddle;
          const rise = (perDepth * (shortDepth - longDepth)) / (shortColumn - longColumn);
          if (first < reachedFrom[row]!) reachedFrom[row] = first;
          if (behind > reachedTo[row]!) reachedTo[row] = behind;
          let at = (row - reach.fromRow) * width + first - fromColumn;
          for (let column = first; column < behind; column++, at++) {
            const pixelFrom = left > column - 0.5 ? left : column - 0.5;
            const pixelTo = right < column + 0.5 ? right : column + 0.5;
            thickness[at]! += size * (pixelTo - pixelFrom) * (leftDistance + rise * (0.5 * (pixelFrom + pixelTo) - left));
          }
        }
      }
    }
  }
  return reach;
};

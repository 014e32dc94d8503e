import type { Window } from "../projector/window.ts";
import { type ContourPoint, marchingSquares } from "./marchingSquares.ts";
import { doubleArea, hull, isValidPolygon } from "./polygon.ts";
import { simplify } from "./simplify.ts";

/** No two neighbouring points of a polygon are nearer than this, in pixels. */
export const POINT_GAP = 4;
/** Pieces below this share of the largest are left out: dust, a cable's end behind a buckle. */
const PIECE_SHARE = 0.04;

interface Plane {
  samples: Uint8Array;
  across: number;
  down: number;
}

/** One where the mask or a neighbour within `reach` pixels is above the level, zero around: pieces of one thing grow together. */
const grown = (
  mask: Float32Array,
  columns: number,
  { fromRow, toRow, fromColumn, toColumn }: Window,
  level: number,
  reach: number,
): Plane => {
  const margin = reach + 1;
  const across = toColumn - fromColumn + 1 + 2 * margin;
  const down = toRow - fromRow + 1 + 2 * margin;
  const wide = new Uint8Array(across * down);
  for (let row = fromRow; row <= toRow; row++) {
    const start = (row - fromRow + margin) * across + margin;
    let until = -Infinity;
    for (let column = -reach; column <= toColumn - fromColumn + reach; column++) {
      const ahead = column + reach;
      if (ahead <= toColumn - fromColumn && mask[row * columns + fromColumn + ahead]! > level) until = ahead + reach;
      if (column <= until) wide[start + column] = 1;
    }
  }
  const samples = new Uint8Array(across * down);
  const until = new Int32Array(across).fill(-1);
  for (let y = 1; y < down - 1; y++) {
    const ahead = (y + reach) * across;
    const start = y * across;
    for (let x = 0; x < across; x++) {
      if (y + reach < down && wide[ahead + x] === 1) until[x] = y + 2 * reach;
      if (y <= until[x]!) samples[start + x] = 1;
    }
  }
  return { samples, across, down };
};

/** The valid polygon around a loop: as fine as may be, the hull when nothing else is free of crossings. */
const polygonOf = (loop: readonly ContourPoint[], columns: number, rows: number): ContourPoint[] | null => {
  const inside = loop.map(([x, y]): ContourPoint => [Math.min(columns - 1, Math.max(0, x)), Math.min(rows - 1, Math.max(0, y))]);
  for (const tolerance of [1.2, 2, 3, 5]) {
    const points = simplify(inside, tolerance, POINT_GAP);
    if (isValidPolygon(points, POINT_GAP)) return points;
  }
  const around = simplify(hull(inside), 1, POINT_GAP);
  return isValidPolygon(around, POINT_GAP) ? around : null;
};

/**
 * One polygon around all that a mask shows of a thing, in pixels of the picture, or null when it shows too little. `level` is the mask's
 * value from which on a pixel belongs to the thing, `reach` by how many pixels the outline stays clear of it.
 */
export const outline = (
  mask: Float32Array,
  columns: number,
  rows: number,
  window: Window,
  level: number,
  reach: number,
): ContourPoint[] | null => {
  if (window.toRow < window.fromRow) return null;
  const { samples, across, down } = grown(mask, columns, window, level, reach);
  const loops = marchingSquares(samples, across, down)
    .map((loop) => ({ loop, area: -doubleArea(loop) }))
    .filter(({ area }) => area > 0)
    .toSorted((a, b) => b.area - a.area);
  const inPicture = (loop: readonly ContourPoint[]): ContourPoint[] =>
    loop.map(([x, y]): ContourPoint => [x + window.fromColumn - reach - 1, y + window.fromRow - reach - 1]).toReversed();
  const largest = loops[0];
  if (largest === undefined) return null;
  const pieces = loops.filter(({ area }) => area >= PIECE_SHARE * largest.area).map(({ loop }) => inPicture(loop));
  return polygonOf(pieces.length === 1 ? pieces[0]! : hull(pieces.flat()), columns, rows);
};

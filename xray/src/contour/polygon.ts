import type { ContourPoint } from "./marchingSquares.ts";
import { wholePower } from "../math/wholePower.ts";

/** Twice the signed area; positive when the points go clockwise on a screen whose y points down. */
export const doubleArea = (points: readonly ContourPoint[]): number => {
  let sum = 0;
  let before = points.at(-1);
  for (const point of points) {
    if (before !== undefined) sum += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return sum;
};

const turn = (a: ContourPoint, b: ContourPoint, c: ContourPoint): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const crosses = (a: ContourPoint, b: ContourPoint, c: ContourPoint, d: ContourPoint): boolean => {
  const within = (from: ContourPoint, to: ContourPoint, point: ContourPoint): boolean =>
    turn(from, to, point) === 0 &&
    Math.min(from[0], to[0]) <= point[0] &&
    point[0] <= Math.max(from[0], to[0]) &&
    Math.min(from[1], to[1]) <= point[1] &&
    point[1] <= Math.max(from[1], to[1]);
  if (within(a, b, c) || within(a, b, d) || within(c, d, a) || within(c, d, b)) return true;
  return turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0;
};

/** Whether no side touches another but its neighbours at their common corner. */
export const isSimple = (points: readonly ContourPoint[]): boolean => {
  const side = (index: number): readonly [ContourPoint, ContourPoint] => [points[index]!, points[(index + 1) % points.length]!];
  for (let first = 0; first < points.length; first++)
    for (let second = first + 2; second < points.length; second++) {
      if (first === 0 && second === points.length - 1) continue;
      const [a, b] = side(first);
      const [c, d] = side(second);
      if (crosses(a, b, c, d)) return false;
    }
  return true;
};

/** The specification's rules for a polygon of truth, and ours: three points or more, none nearer than `gap` to the one before, no crossing. */
export const isValidPolygon = (points: readonly ContourPoint[], gap: number): boolean =>
  points.length >= 3 &&
  points.every(([x, y], index) => {
    const [beforeX, beforeY] = points[(index + points.length - 1) % points.length]!;
    return wholePower(x - beforeX, 2) + wholePower(y - beforeY, 2) >= gap * gap;
  }) &&
  Math.abs(doubleArea(points)) > 0 &&
  isSimple(points);

const lowerChain = (points: readonly ContourPoint[]): ContourPoint[] => {
  const line: ContourPoint[] = [];
  for (const point of points) {
    while (line.length >= 2 && turn(line.at(-2)!, line.at(-1)!, point) <= 0) line.pop();
    line.push(point);
  }
  return line.slice(0, -1);
};

/** The convex hull (Andrew's monotone chain). */
export const hull = (points: readonly ContourPoint[]): ContourPoint[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...lowerChain(sorted), ...lowerChain(sorted.toReversed())];
};

import type { ProblemCode } from "../phrases/problemCode.ts";
import type { Size } from "./pictureRules.ts";

export type Point = readonly [number, number];

export const fewestPoints = 3;
export const mostPoints = 200;
/** Image pixels: a point nearer than this to another one of its polygon is too close. */
export const leastDistance = 4;
/** Square pixels that a polygon must hold: nobody can put a mark into a line. */
const leastArea = 16;

/** Whether a point may not be added to these, or moved among them, because one of them is too close. */
export const isTooClose = (points: readonly Point[], [x, y]: Point): boolean =>
  points.some((point) => Math.hypot(point[0] - x, point[1] - y) < leastDistance);

/** What is wrong with a polygon on a picture of this size; undefined when nothing is. */
export function polygonFault(points: readonly Point[], { width, height }: Size): ProblemCode | undefined {
  if (points.length < fewestPoints) return "PolygonTooFewPoints";
  if (points.length > mostPoints) return "PolygonTooManyPoints";
  if (points.some(([x, y]) => !(x >= 0 && y >= 0 && x <= width && y <= height))) return "PolygonOutside";
  if (points.some((point, place) => isTooClose(points.slice(0, place), point))) return "PolygonPointTooClose";
  return areaOf(points) < leastArea ? "PolygonFlat" : undefined;
}

function areaOf(points: readonly Point[]): number {
  let twice = 0;
  for (const [place, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(place + 1) % points.length]!;
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

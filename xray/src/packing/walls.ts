import type { Room } from "../container/container.ts";
import type { Point } from "../mesh/mesh.ts";

/** An upright wall: inside is where `normal · point` is at most `distance`. Its two ends are corners of the room's plan. */
export interface Wall {
  normal: Point;
  distance: number;
  from: Point;
  to: Point;
}

/** The walls around a room's plan, counter-clockwise. */
export const wallsOf = ({ halfX, halfY, outline }: Room): Wall[] => {
  const corners: readonly Point[] = outline ?? [
    [-halfX, -halfY],
    [halfX, -halfY],
    [halfX, halfY],
    [-halfX, halfY],
  ];
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.sqrt(x * x + y * y);
    const normal: Point = [y / length, -x / length];
    return { normal, distance: normal[0] * from[0] + normal[1] * from[1], from, to };
  });
};

/** Whether a rectangle of these half sides, turned by an angle of cosine c and sine s, lies within all walls. */
export const rectangleWithin = (walls: readonly Wall[], [x, y]: Point, [halfX, halfY]: Point, c: number, s: number): boolean => {
  for (const { normal, distance } of walls) {
    const [a, b] = normal;
    if (!(a * x + b * y + Math.abs(a * c + b * s) * halfX + Math.abs(b * c - a * s) * halfY <= distance + 1e-9)) return false;
  }
  return true;
};

/** Whether a point is beyond one of the walls. */
export const isBeyond = (walls: readonly Wall[], x: number, y: number): boolean => {
  for (const { normal, distance } of walls) if (normal[0] * x + normal[1] * y - distance > 0) return true;
  return false;
};

/** Between places across at which it is known how far along a plan every point is within all walls. */
const BAND = 8;
/** Nearer to a wall than this it is asked itself. */
const CLEAR = 1e-6;

/** Whether a point is well within all walls, which most are, from a table: false where that is not known. Plans have many walls. */
export const wellWithin = (walls: readonly Wall[]): ((x: number, y: number) => boolean) => {
  const reach = walls.reduce((most, { from }) => Math.max(most, Math.abs(from[0])), 0);
  const free = new Float64Array(Math.ceil(reach / BAND) + 1).fill(Infinity);
  for (let band = 0; band < free.length; band++)
    for (const { normal, distance } of walls) {
      const along = (distance - CLEAR - Math.abs(normal[0]) * (band + 1) * BAND) / Math.max(CLEAR * CLEAR, Math.abs(normal[1]));
      if (along < free[band]!) free[band] = along;
    }
  // Beyond the table nothing is known either.
  return (x, y) => Math.abs(y) < (free[Math.floor(Math.abs(x) / BAND)] ?? 0);
};

/** The point itself, or the nearest one inside each wall that it is beyond. */
export const heldWithin = (walls: readonly Wall[], x: number, y: number): Point => {
  let held: Point = [x, y];
  for (const { normal, distance } of walls) {
    const beyond = normal[0] * held[0] + normal[1] * held[1] - distance;
    if (beyond > 0) held = [held[0] - normal[0] * beyond, held[1] - normal[1] * beyond];
  }
  return held;
};

/** The point itself, or its mirror image at each wall that it is beyond: a way that would leave turns back. */
export const turnedBack = (walls: readonly Wall[], x: number, y: number): Point => {
  let [nowX, nowY] = [x, y];
  for (const { normal, distance } of walls) {
    const beyond = normal[0] * nowX + normal[1] * nowY - distance;
    if (beyond > 0) [nowX, nowY] = [nowX - 2 * normal[0] * beyond, nowY - 2 * normal[1] * beyond];
  }
  return heldWithin(walls, nowX, nowY);
};

/** A closed line, corner by corner. */
type Outline = readonly (readonly [number, number])[];

/** A point so close to a threat is meant for it: hands, and the outline itself, are no more exact. Image pixels. */
export const markTolerance = 10;

/** Even-odd rule; a point on an edge may fall to either side, corners are in image pixels. */
export function contains(points: Outline, { x, y }: { x: number; y: number }): boolean {
  let inside = false;
  let previous = points.at(-1);
  for (const point of points) {
    if (previous === undefined) break;
    const [ax, ay] = point;
    const [bx, by] = previous;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    previous = point;
  }
  return inside;
}

/** Pixels from a point to a polygon; 0 inside it. */
export function distanceTo(points: Outline, { x, y }: { x: number; y: number }): number {
  if (contains(points, { x, y })) return 0;
  let nearest = Infinity;
  let previous = points.at(-1);
  for (const point of points) {
    const [[ax, ay], [bx, by]] = [previous ?? point, point];
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
    nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy));
    previous = point;
  }
  return nearest;
}

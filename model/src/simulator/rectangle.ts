interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Point = readonly [number, number];

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Area of the part of a polygon that lies in a box (Sutherland and Hodgman's clipping, one side after the other). */
export function coveredArea(points: readonly Point[], { x, y, width, height }: Box): number {
  const sides: [axis: 0 | 1, at: number, keepsAbove: boolean][] = [
    [0, x, true],
    [0, x + width, false],
    [1, y, true],
    [1, y + height, false],
  ];
  return polygonArea(sides.reduce<readonly Point[]>((left, side) => clip(left, ...side), points));
}

function clip(points: readonly Point[], axis: 0 | 1, at: number, keepsAbove: boolean): Point[] {
  const keeps = (point: Point): boolean => (keepsAbove ? point[axis] >= at : point[axis] <= at);
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point;
    const crosses = keeps(before) !== keeps(point);
    return [...(crosses ? [crossing(before, point, axis, at)] : []), ...(keeps(point) ? [point] : [])];
  });
}

function crossing(from: Point, to: Point, axis: 0 | 1, at: number): Point {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

export const polygonArea = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [beforeX, beforeY] = points.at(index - 1) ?? [x, y];
      return sum + beforeX * y - x * beforeY;
    }, 0),
  ) / 2;

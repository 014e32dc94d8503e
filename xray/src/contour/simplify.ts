import type { ContourPoint } from "./marchingSquares.ts";
import { wholePower } from "../math/wholePower.ts";

const distanceSquared = (a: ContourPoint, b: ContourPoint): number => wholePower(a[0] - b[0], 2) + wholePower(a[1] - b[1], 2);

/** Keeps the fewest points of an open line so that none left out is further away than the tolerance (Ramer, Douglas and Peucker). */
const thinned = (line: readonly ContourPoint[], tolerance: number): ContourPoint[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const length = Math.sqrt(distanceSquared(first, last));
  let furthest = 0;
  let at = 0;
  line.forEach((point, index) => {
    const away =
      length < 1e-9
        ? Math.sqrt(distanceSquared(first, point))
        : Math.abs((last[0] - first[0]) * (point[1] - first[1]) - (last[1] - first[1]) * (point[0] - first[0])) / length;
    if (away > furthest) {
      furthest = away;
      at = index;
    }
  });
  if (furthest <= tolerance) return [first, last];
  return [...thinned(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(line.slice(at), tolerance)];
};

/** A closed line with fewer points, whole pixels, each at least `gap` from the one before. */
export const simplify = (loop: readonly ContourPoint[], tolerance: number, gap: number): ContourPoint[] => {
  const start = loop[0];
  if (start === undefined) return [];
  let opposite = 0;
  loop.forEach((point, index) => {
    if (distanceSquared(start, point) > distanceSquared(start, loop[opposite] ?? start)) opposite = index;
  });
  const halves = [loop.slice(0, opposite + 1), [...loop.slice(opposite), start]];
  const corners = halves
    .flatMap((half) => thinned(half, tolerance).slice(0, -1))
    .map(([x, y]): ContourPoint => [Math.round(x), Math.round(y)]);
  const kept: ContourPoint[] = [];
  for (const point of corners) {
    const before = kept.at(-1);
    if (before === undefined || distanceSquared(before, point) >= gap * gap) kept.push(point);
  }
  while (kept.length > 1 && distanceSquared(kept[0]!, kept.at(-1)!) < gap * gap) kept.pop();
  return kept;
};

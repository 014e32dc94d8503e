import fc from "fast-check";
import { expect, test } from "vitest";
import type { Window } from "../projector/window.ts";
import { seededRandom } from "../random.ts";
import type { ContourPoint } from "./marchingSquares.ts";
import { outline, POINT_GAP } from "./outline.ts";
import { doubleArea, hull, isSimple, isValidPolygon } from "./polygon.ts";

const columns = 120;
const rows = 90;
const everything: Window = { fromRow: 0, toRow: rows - 1, fromColumn: 0, toColumn: columns - 1 };

const drawn = (isIn: (x: number, y: number) => boolean): Float32Array =>
  Float32Array.from({ length: columns * rows }, (_, at) => (isIn(at % columns, Math.floor(at / columns)) ? 5 : 0));

const contains = (points: readonly ContourPoint[], x: number, y: number): boolean => {
  let within = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
  });
  return within;
};

test("the outline of a disc runs around it at the wanted distance", () => {
  const points = outline(
    drawn((x, y) => (x - 60) ** 2 + (y - 45) ** 2 <= 400),
    columns,
    rows,
    everything,
    1,
    3,
  );
  expect(points).not.toBeNull();
  for (const [x, y] of points ?? []) {
    const radius = Math.sqrt((x - 60) ** 2 + (y - 45) ** 2);
    expect(radius).toBeGreaterThan(20.5);
    expect(radius).toBeLessThan(26.5);
  }
});

test("a polygon of truth has three points or more, far enough apart, free of crossings, inside the picture", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4 }), (seed, strokes, reach) => {
      const random = seededRandom(seed);
      const lines = Array.from({ length: strokes }, () => ({
        x: random.between(-5, 125),
        y: random.between(-5, 95),
        dx: random.between(-1, 1),
        dy: random.between(-1, 1),
        length: random.between(0, 70),
        width: random.between(0.6, 9),
      }));
      const mask = drawn((x, y) =>
        lines.some((line) => {
          const along = Math.min(line.length, Math.max(0, (x - line.x) * line.dx + (y - line.y) * line.dy));
          return (x - line.x - along * line.dx) ** 2 + (y - line.y - along * line.dy) ** 2 < line.width ** 2;
        }),
      );
      const points = outline(mask, columns, rows, everything, 1, reach);
      if (points === null) return;
      expect(isValidPolygon(points, POINT_GAP)).toBe(true);
      expect(points.every(([x, y]) => x >= 0 && y >= 0 && x <= columns - 1 && y <= rows - 1)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("parts that lie near each other become one, parts far apart are taken together", () => {
  const near =
    outline(
      drawn((x, y) => y > 30 && y < 60 && ((x > 20 && x < 40) || (x > 43 && x < 70))),
      columns,
      rows,
      everything,
      1,
      3,
    ) ?? [];
  expect(contains(near, 41.5, 45)).toBe(true);
  const far =
    outline(
      drawn((x, y) => y > 30 && y < 60 && ((x > 10 && x < 40) || (x > 80 && x < 110))),
      columns,
      rows,
      everything,
      1,
      3,
    ) ?? [];
  expect(contains(far, 25, 45) && contains(far, 95, 45)).toBe(true);
  expect(isSimple(far)).toBe(true);
});

test("a concave thing keeps its hollow", () => {
  const points =
    outline(
      drawn((x, y) => x > 20 && x < 100 && y > 20 && y < 80 && !(x > 45 && x < 75 && y > 35)),
      columns,
      rows,
      everything,
      1,
      2,
    ) ?? [];
  expect(contains(points, 30, 60) && contains(points, 90, 60)).toBe(true);
  expect(contains(points, 60, 60)).toBe(false);
});

test("nothing has no outline", () => {
  expect(
    outline(
      drawn(() => false),
      columns,
      rows,
      everything,
      1,
      3,
    ),
  ).toBeNull();
  expect(
    outline(
      drawn(() => true),
      columns,
      rows,
      { ...everything, toRow: -1 },
      1,
      3,
    ),
  ).toBeNull();
});

test("the rules refuse what they are there to refuse", () => {
  const square: ContourPoint[] = [
    [0, 0],
    [20, 0],
    [20, 20],
    [0, 20],
  ];
  expect(isValidPolygon(square, 4)).toBe(true);
  expect(isValidPolygon(square.slice(0, 2), 4)).toBe(false);
  expect(isValidPolygon([...square, [0, 3]], 4)).toBe(false);
  expect(isValidPolygon([square[0]!, square[2]!, square[1]!, square[3]!], 4)).toBe(false);
  expect(Math.abs(doubleArea(hull([...square, [10, 10], [5, 12]])))).toBe(800);
});

import { expect, test } from "vitest";
import { boxBetween, cornerAt, holds, movedCorner, nearestCorner, withCorner, type Corner } from "./polygonDrawing.ts";

const square: Corner[] = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.8, 0.8],
  [0.2, 0.8],
];

test("corners come one after the other until there is a shape, then into the side that lies nearest", () => {
  expect(withCorner([[0, 0]], [1, 1])).toEqual({
    corners: [
      [0, 0],
      [1, 1],
    ],
    index: 1,
  });
  expect(withCorner(square, [0.9, 0.5])).toMatchObject({ index: 2 });
  expect(withCorner(square, [0.1, 0.5]).corners.at(-1)).toEqual([0.1, 0.5]); // between the last and the first
});

test("a drag in any direction makes the same box, and a corner is taken by whoever comes near", () => {
  expect(boxBetween([0.8, 0.8], [0.2, 0.2])).toEqual(square);
  expect(nearestCorner(square, [0.79, 0.21], { width: 400, height: 400 }, 12)).toBe(1);
  expect(nearestCorner(square, [0.5, 0.5], { width: 400, height: 400 }, 12)).toBe(-1);
  expect(movedCorner(square, 0, [0.1, 0.1])[0]).toEqual([0.1, 0.1]);
  expect([holds(square, [0.5, 0.5]), holds(square, [0.9, 0.5])]).toEqual([true, false]);
});

test("places stay on the picture and are short in a file", () => {
  expect(cornerAt(-0.2, 1.4)).toEqual([0, 1]);
  expect(cornerAt(1 / 3, 2 / 3)).toEqual([0.3333, 0.6667]);
});

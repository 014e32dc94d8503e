import { expect, test } from "vitest";
import { aroundBag, cut } from "./cut.ts";

test("a cut holds its part of both energies, row by row", () => {
  const plane = (from: number) => Uint16Array.from({ length: 12 }, (_, at) => from + at);
  const part = cut({ width: 4, height: 3, low: plane(0), high: plane(100) }, { x: 1, y: 1, width: 2, height: 2 })!;
  expect([part.width, part.height, [...part.low], [...part.high]]).toEqual([2, 2, [5, 6, 9, 10], [105, 106, 109, 110]]);
});

test("a patch is cut where it reaches beyond the box, and is none where they do not meet", () => {
  const plane = Uint16Array.from({ length: 6 }, (_, at) => at);
  const patch = { x: 3, y: 4, width: 3, height: 2, low: plane, high: plane };
  const part = cut(patch, { x: 0, y: 5, width: 5, height: 9 }, patch)!;
  expect([part.x, part.y, part.width, part.height, [...part.low]]).toEqual([3, 5, 2, 1, [3, 4]]);
  expect(cut(patch, { x: 6, y: 0, width: 9, height: 9 }, patch)).toBeNull();
});

test("the room around a bag ends where the picture does", () => {
  expect(aroundBag({ x: 10, y: 40, width: 100, height: 50 }, { width: 120, height: 300 })).toEqual({ x: 0, y: 16, width: 120, height: 98 });
});

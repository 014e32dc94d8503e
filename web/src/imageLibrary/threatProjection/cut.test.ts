import { expect, test } from "vitest";
import { aroundBag, cut } from "./cut.ts";

test("a cut holds its part of both energies, row by row", () => {
  const plane = (from: number) => Uint16Array.from({ length: 12 }, (_, at) => from + at);
  const part = cut({ width: 4, height: 3, low: plane(0), high: plane(100), points: null }, { x: 1, y: 1, width: 2, height: 2 });
  expect([part.width, part.height, [...part.low], [...part.high]]).toEqual([2, 2, [5, 6, 9, 10], [105, 106, 109, 110]]);
});

test("the room around a bag ends where the picture does", () => {
  expect(aroundBag({ x: 10, y: 40, width: 100, height: 50 }, { width: 120, height: 300 })).toEqual({ x: 0, y: 16, width: 120, height: 98 });
});

import { expect, test } from "vitest";
import { bagBox } from "./bagBox.ts";

const scan = (width: number, height: number, shadow: (x: number, y: number) => boolean) =>
  Uint16Array.from({ length: width * height }, (_, index) => (shadow(index % width, Math.floor(index / width)) ? 30_000 : 59_900));

test("the bag is found with a margin", () => {
  expect(
    bagBox(
      scan(200, 120, (x, y) => x >= 60 && x < 140 && y >= 40 && y < 80),
      200,
      120,
    ),
  ).toEqual({ x: 46, y: 26, width: 108, height: 68 });
});

test("an empty belt and a single bright speck show the whole scan", () => {
  expect(
    bagBox(
      scan(50, 40, () => false),
      50,
      40,
    ),
  ).toEqual({ x: 0, y: 0, width: 50, height: 40 });
  expect(
    bagBox(
      scan(50, 40, (x, y) => x === 10 && y === 10),
      50,
      40,
    ),
  ).toEqual({ x: 0, y: 0, width: 50, height: 40 });
});

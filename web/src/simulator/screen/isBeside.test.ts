import { expect, test } from "vitest";
import { isBeside } from "./isBeside.ts";

test("a mark is beside the bag where no part of it touches the bag", () => {
  const bag = { x: 100, y: 50, width: 400, height: 300 };
  for (const on of [
    { x: 100, y: 50 },
    { x: 500, y: 350 },
    { x: 60, y: 20, width: 40, height: 30 },
  ])
    expect(isBeside(on, bag)).toBe(false);
  for (const off of [
    { x: 99, y: 200 },
    { x: 300, y: 351 },
    { x: 60, y: 20, width: 39, height: 200 },
  ])
    expect(isBeside(off, bag)).toBe(true);
});

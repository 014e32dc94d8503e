import { expect, test } from "vitest";
import { isHint, leastImages, timesAsMany } from "./reliability.ts";

test("a figure that is to be as reliable as one of 100 images needs 100 images; 99 are a hint", () => {
  expect(leastImages).toBe(100);
  expect([isHint(0), isHint(99), isHint(100)]).toEqual([true, true, false]);
});

test("Spearman–Brown: half as long a test of 0.7 has 0.54, and 0.9 asks for 3.9 times as long a one", () => {
  expect(timesAsMany(0.7, 0.9)).toBeCloseTo(3.857, 3);
  expect(timesAsMany(0.538_461_538, 0.7)).toBeCloseTo(2, 6);
});

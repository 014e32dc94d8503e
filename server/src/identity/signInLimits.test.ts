import { expect, test } from "vitest";
import { delayBeforeMs } from "./signInLimits.ts";

test("the first try waits for nothing, each failure doubles the wait of the next, up to two seconds", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 90].map(delayBeforeMs)).toEqual([0, 50, 100, 200, 400, 800, 1600, 2000, 2000, 2000]);
});

import { expect, test } from "vitest";
import { movedTo } from "./movedTo.ts";

test("one goes to its new place, and the others close up", () => {
  expect(movedTo([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  expect(movedTo([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
  expect(movedTo([1, 2, 3], 1, 9)).toEqual([1, 3, 2]);
  expect(movedTo([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
});

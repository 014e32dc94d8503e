import { expect, test } from "vitest";
import { afterDecision, countOf, decidedByOthers, reviewOf, stepped, undecided } from "./review.ts";

test("a decision leads to the next image that nobody has decided, and from the last to the end", () => {
  const first = afterDecision(reviewOf([7, 8, 9]), 7, "approve");
  expect(first.ids[first.at]).toBe(8);
  const over = afterDecision(decidedByOthers(first, 9), 8, "archive");
  expect([over.at, undecided(over)]).toEqual([3, []]);
  expect((["approve", "archive", "sendBack", "others"] as const).map((outcome) => countOf(over, outcome))).toEqual([1, 1, 0, 1]);
});

test("what is skipped is left over, and steps stay within the row and its end", () => {
  const skipped = afterDecision(stepped(reviewOf([7, 8]), 1), 8, "sendBack");
  expect([skipped.at, undecided(skipped)]).toEqual([2, [7]]);
  expect(stepped(skipped, 1).at).toBe(2);
  expect(stepped(stepped(stepped(skipped, -1), -1), -1).at).toBe(0);
});

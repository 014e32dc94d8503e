import { expect, test } from "vitest";
import { spreadTime } from "./spreadTime.ts";

test("what comes without times shares those of the server evenly", () => {
  expect(spreadTime(0, 12_000, 2)).toBe(6_000);
  expect(spreadTime(6_000, 12_000, 1)).toBe(12_000);
  expect(spreadTime(12_500, 12_000, 3)).toBe(12_500);
});

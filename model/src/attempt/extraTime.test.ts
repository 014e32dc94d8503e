import { expect, test } from "vitest";
import { allowedSeconds } from "./extraTime.ts";

test("extra time lengthens a limit by its percentage, up to whole seconds; no limit stays none", () => {
  expect(allowedSeconds(30, 125)).toBe(38);
  expect(allowedSeconds(1200, 110)).toBe(1320);
  expect(allowedSeconds(0, 300)).toBe(0);
  expect(allowedSeconds(7, 100)).toBe(7);
});

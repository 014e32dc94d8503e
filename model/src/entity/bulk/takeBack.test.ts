import { expect, it } from "vitest";
import { changedValues, takeBack } from "./takeBack.ts";

it("what an act changed goes back as a whole, or not at all where somebody changed it since", () => {
  const { before, after } = changedValues({ active: true, code: "A", sites: [1] }, { active: false, code: "A", sites: [1, 2] });
  expect([before, after]).toEqual([
    { active: true, sites: [1] },
    { active: false, sites: [1, 2] },
  ]);
  expect(takeBack(before, after, { active: false, code: "B", sites: [1, 2] })).toEqual({ active: true, sites: [1] });
  expect(takeBack(before, after, { active: false, code: "A", sites: [2] })).toBeUndefined();
});

it("a value that was not there before goes, and one that is gone since was changed by somebody", () => {
  const { before, after } = changedValues({}, { 7: { dueOn: "2026-12-01" } });
  expect(takeBack(before, after, after)).toEqual({ 7: null });
  expect(takeBack(before, after, {})).toBeUndefined();
});

import { expect, test } from "vitest";
import { comparedFields } from "./comparedFields.ts";

test("what one changed or both is compared; what both wrote alike, and what nobody touched, is not", () => {
  const before = { name: "A", code: "1", region: "x", sites: [1, 2], email: null };
  const mine = { ...before, name: "B", code: "2", sites: [1] };
  const theirs = { ...before, name: "C", code: "2", region: "y", email: undefined };
  expect(comparedFields(Object.keys(before), before, mine, theirs)).toEqual([
    { name: "name", mine: true, theirs: true },
    { name: "region", mine: false, theirs: true },
    { name: "sites", mine: true, theirs: false },
  ]);
});

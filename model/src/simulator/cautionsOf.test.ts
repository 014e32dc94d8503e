import { expect, it } from "vitest";
import { cautionsOf } from "./cautionsOf.ts";

it("a session that is passed although a threat got through says so, and so does one with too few threats to judge by", () => {
  expect(cautionsOf({ passed: true, hits: 0, misses: 1 })).toEqual([
    { kind: "passedWithMisses", count: 1 },
    { kind: "fewThreats", count: 1 },
  ]);
  expect(cautionsOf({ passed: true, hits: 5, misses: 0 })).toEqual([]);
  expect(cautionsOf({ passed: false, hits: 2, misses: 4 })).toEqual([]);
  expect(cautionsOf({ passed: true, hits: 0, misses: 0 })).toEqual([{ kind: "fewThreats", count: 0 }]);
});

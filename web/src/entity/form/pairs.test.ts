import { expect, test } from "vitest";
import { pairsOf, valueOfPair, valuesOfPairs } from "./pairs.ts";

test("further data are rows of names and values, and nothing of them is lost on the way back", () => {
  const data = { shift: "night", gate: 7, armed: true, route: { from: "A" } };
  expect(valuesOfPairs(pairsOf(data))).toEqual(data);
  expect(pairsOf(null)).toEqual([]);
});

test("a row without a name says nothing, and of two with one name the first counts", () => {
  expect(
    valuesOfPairs([
      { key: "a", value: "1" },
      { key: " ", value: "x" },
      { key: "a", value: "2" },
    ]),
  ).toEqual({ a: "1" });
});

test("a number stays a number while it reads as one", () => {
  expect([valueOfPair("12", 7), valueOfPair("12a", 7), valueOfPair("007", 7), valueOfPair("12", "7")]).toEqual([12, "12a", "007", "12"]);
});

import { expect, test } from "vitest";
import { inTheirOrder } from "./inTheirOrder.ts";

const grouped = (...lines: string[]) => {
  const asked = lines.flatMap((line) => {
    const by = {};
    return line.split("").map((kind) => ({ by, kind }));
  });
  return inTheirOrder(asked).map((group) => group.map(({ kind }) => kind).join(""));
};

test("what all ask for in the same order goes together", () => expect(grouped("abc", "abc")).toEqual(["aa", "bb", "cc"]));

test("what one asks for besides comes where they asked for it, and keeps nobody else's from going together", () => {
  expect(grouped("abd", "acd", "ad")).toEqual(["aaa", "b", "c", "ddd"]);
  expect(grouped("bd", "abd")).toEqual(["a", "bb", "dd"]);
});

test("two who ask for the same in another order each have their own order", () => expect(grouped("ab", "ba")).toEqual(["a", "bb", "a"]));

test("what one asks for twice goes twice", () => expect(grouped("aa", "a")).toEqual(["aa", "a"]));

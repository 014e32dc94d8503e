import { expect, test } from "vitest";
import { canonicalJson, comparedInOrder, type Side } from "./comparedInOrder.ts";

const block = (words: string, kind = "paragraph"): Side => ({
  key: words,
  kind: "block",
  words,
  told: canonicalJson({ text: words, kind }),
});
const changes = (before: readonly Side[], after: readonly Side[]) =>
  comparedInOrder(before, after).map(({ change, before: old, after: fresh }) => `${change} ${old ?? "-"} > ${fresh ?? "-"}`);

test("what stands elsewhere again was moved, what came in the place of its like was changed, the rest is gone or new", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((words) => block(words)) as [Side, Side, Side, Side];
  expect(changes([a, b, c, d], [b, c, a, d])).toEqual(["same b > b", "same c > c", "moved a > a", "same d > d"]);
  expect(changes([a, b, c], [a, block("B"), c])).toEqual(["same a > a", "changed b > B", "same c > c"]);
  expect(changes([a, b, c], [a, block("scan", "scan"), c])).toEqual(["same a > a", "removed b > -", "added - > scan", "same c > c"]);
  expect(changes([], [a])).toEqual(["added - > a"]);
  expect(changes([a], [])).toEqual(["removed a > -"]);
});

test("a part that is written in another order of its fields is the same part", () => {
  expect(canonicalJson({ text: "x", kind: "note", of: { b: 1, a: [{ d: 1, c: 2 }] } })).toBe(
    canonicalJson({ kind: "note", of: { a: [{ c: 2, d: 1 }], b: 1 }, text: "x" }),
  );
});

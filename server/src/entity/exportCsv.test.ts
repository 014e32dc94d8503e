import { expect, it } from "vitest";
import { cell } from "./exportCsv.ts";

it("a cell is never taken for a formula and never breaks its line", () => {
  expect(["=1+1", "+49 30", "-x", "@sum", "\tx"].map(cell)).toEqual(["'=1+1", "'+49 30", "'-x", "'@sum", "'\tx"]);
  expect(cell('say "hello", you')).toBe('"say ""hello"", you"');
  expect(cell("two\nlines")).toBe('"two\nlines"');
  expect([null, undefined, 0, -3, true, "ok", [1, 2], { a: 1 }].map(cell)).toEqual(["", "", "0", "-3", "true", "ok", "1 2", '"{""a"":1}"']);
});

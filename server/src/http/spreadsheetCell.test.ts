import { expect, it } from "vitest";
import { spreadsheetCell } from "./spreadsheetCell.ts";

it("a cell is never taken for a formula and never breaks its line", () => {
  expect(["=1+1", "+49 30", "-x", "@sum", "\tx"].map(spreadsheetCell)).toEqual(["'=1+1", "'+49 30", "'-x", "'@sum", "'\tx"]);
  expect(spreadsheetCell('say "hello", you')).toBe('"say ""hello"", you"');
  expect(spreadsheetCell("two\nlines")).toBe('"two\nlines"');
  expect([null, undefined, 0, -3, true, "ok", [1, 2], { a: 1 }].map(spreadsheetCell)).toEqual([
    "",
    "",
    "0",
    "-3",
    "true",
    "ok",
    "1 2",
    '"{""a"":1}"',
  ]);
  expect(spreadsheetCell(new Date(0))).toBe("1970-01-01T00:00:00.000Z");
});

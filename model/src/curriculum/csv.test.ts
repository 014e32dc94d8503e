import { expect, it } from "vitest";
import { parseCsv } from "./csv.ts";

it("a table is read as spreadsheets write it: quotes, lines within a cell, either separator, and the line where a row begins", () => {
  const text = '\u{FEFF}key;"text"\r\na;"He said ""go"";\r\nthen left"\r\n\r\nb;\'=1+1\r\n';
  expect(parseCsv(text)).toEqual({
    columns: ["key", "text"],
    rows: [
      { line: 2, cells: { key: "a", text: 'He said "go";\r\nthen left' } },
      { line: 5, cells: { key: "b", text: "=1+1" } },
    ],
  });
  expect(parseCsv("a,b\n1").rows).toEqual([{ line: 2, cells: { a: "1", b: "" } }]);
  expect(parseCsv("")).toEqual({ columns: [], rows: [] });
});

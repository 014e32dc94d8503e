import { describe, expect, it } from "vitest";
import { exportFault, fillLine } from "./exportLine.ts";

describe("a content line", () => {
  const values = { lastName: 'O"Neill\nX', completionDate: "2026-03-09", status: "c", pin: null };
  it("is filled with the values, in other words, other dates and fixed widths where the mapping says so", () => {
    expect(fillLine("{{lastName}};{{completionDate}};{{pin}}", values)).toBe('O"Neill X;2026-03-09;');
    expect(
      fillLine("{{name}}|{{day}}|{{status}}|{{pin}}|", values, {
        name: { field: "lastName", quote: true },
        day: { field: "completionDate", date: "DD.MM.YY" },
        status: { values: { c: "DONE", "*": "OPEN" }, width: 6 },
        pin: { width: 4, fill: "0", align: "end" },
      }),
    ).toBe('"O""Neill X"|09.03.26|DONE  |0000|');
    expect(fillLine("{{status}}", { status: "a" }, { status: { values: { c: "DONE", "*": "OPEN" } } })).toBe("OPEN");
    expect(fillLine("{{lastName}}", values, { lastName: { width: 3 } })).toBe('O"N');
  });
});

describe("a table export that cannot be written", () => {
  const fault = (mapping: unknown, contentLine = "{{a}}", header = "") => exportFault("programCertificates", header, contentLine, mapping);
  const is = (field: string, code: string, word: string) => ({ field, code, word });
  it("names the word at fault", () => {
    expect(fault({}, "{{lastName}}")).toBeUndefined();
    expect(fault({}, "{{surname}}")).toEqual(is("contentLine", "TableExportPlaceholder", "surname"));
    expect(fault({}, "{{lastName}", "")).toEqual(is("contentLine", "TableExportBraces", "{{lastName}"));
    expect(fault({}, "{{lastName}}", "{{lastName}}")).toEqual(is("header", "TableExportPlaceholder", "lastName"));
    expect(fault([], "{{lastName}}")).toEqual(is("mapping", "TableExportMapping", ""));
    expect(fault({ a: "pin" })).toEqual(is("mapping", "TableExportMapping", "a"));
    expect(fault({ a: { field: "pin" }, b: { field: "pin" } })).toEqual(is("mapping", "TableExportMappingUnused", "b"));
    expect(fault({ a: { field: "score" } })).toEqual(is("mapping", "TableExportMappingField", "score"));
    expect(fault({ a: { field: "pin", upper: true } })).toEqual(is("mapping", "TableExportMappingKey", "a.upper"));
    expect(fault({ a: { field: "pin", width: 0 } })).toEqual(is("mapping", "TableExportMappingKey", "a.width"));
    expect(fault({ a: { field: "pin", date: "DD.MM." } })).toEqual(is("mapping", "TableExportMappingDate", "a.date"));
  });
});

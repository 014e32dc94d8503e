import { writeXlsxStream } from "hucre/xlsx";
import type { FastifyReply } from "fastify";
import { Readable } from "node:stream";
import { spreadsheetCell } from "./spreadsheetCell.ts";

export const sheetFormats = ["csv", "xlsx"] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** What stands in a cell: a day as YYYY-MM-DD and a moment as ISO text in CSV, as a date in a workbook. */
export type SheetValue = string | number | boolean | Date | null;

export interface Sheet {
  format: SheetFormat;
  name: string;
  heads: readonly string[];
  rows: Iterable<readonly SheetValue[]> | AsyncIterable<readonly SheetValue[]>;
}

export const sheetTypes: Readonly<Record<SheetFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const longestSheetName = 31;

/** A table as a file, written while it is read, so that its length costs no memory. */
export const sheetStream = ({ format, name, heads, rows }: Sheet): Readable =>
  format === "csv" ? Readable.from(csvLines(heads, rows)) : Readable.fromWeb(workbook(name, heads, rows));

export const sendSheet = (reply: FastifyReply, sheet: Sheet): FastifyReply =>
  reply
    .type(sheetTypes[sheet.format])
    .header("content-disposition", `attachment; filename="${sheet.name}.${sheet.format}"`)
    .send(sheetStream(sheet));

const charactersAtOnce = 65_536;

async function* csvLines(heads: readonly string[], rows: Sheet["rows"]): AsyncGenerator<Buffer> {
  let text = `\u{FEFF}${heads.map(spreadsheetCell).join(",")}\r\n`; // the mark tells spreadsheets that this is UTF-8
  for await (const row of rows) {
    text += `${row.map(spreadsheetCell).join(",")}\r\n`;
    if (text.length < charactersAtOnce) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(text);
}

/** In a workbook a text is a text whatever it begins with; what no XML can hold is left out. */
function workbook(name: string, heads: readonly string[], rows: Sheet["rows"]) {
  async function* cells() {
    for await (const row of rows) yield row.map((value) => (typeof value === "string" ? value.replaceAll(unwritable, "") : value));
  }
  const columns = heads.map((head) => ({ header: head.replaceAll(unwritable, ""), width: Math.min(40, Math.max(12, head.length + 2)) }));
  return writeXlsxStream(cells(), { name: name.slice(0, longestSheetName), columns, freezePane: { rows: 1 } });
}
// oxlint-disable-next-line no-control-regex -- these are what XML cannot hold
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

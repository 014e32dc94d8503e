import { directionOf, type Language } from "@vigil/model/phrases/languages";
import { writeXlsx, writeXlsxStream, type WriteSheet } from "hucre/xlsx";
import type { FastifyReply } from "fastify";
import { Readable } from "node:stream";
import { asAttachment } from "./asAttachment.ts";
import { spreadsheetCell } from "./spreadsheetCell.ts";

export const sheetFormats = ["csv", "xlsx"] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** What stands in a cell: a day as YYYY-MM-DD and a moment as ISO text in CSV, as a date in a workbook. */
export type SheetValue = string | number | boolean | Date | null;

export interface Sheet {
  format: SheetFormat;
  name: string;
  /** Where the file is not called as its sheet; without its ending. */
  fileName?: string;
  /** What it is written in: a workbook begins on the side that its reader does. */
  language?: Language;
  heads: readonly string[];
  rows: Iterable<readonly SheetValue[]> | AsyncIterable<readonly SheetValue[]>;
  /** What is to be known of all rows: below them in a workbook. A CSV is read by programs and has none. */
  note?: string;
  /** What it is and what its rows were narrowed to: above the heads of a workbook, a line each. */
  leads?: readonly string[];
}

export const sheetTypes: Readonly<Record<SheetFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const longestSheetName = 31;
/** A column is as wide as what stands in the first lines of it, within what can be read; times and days take no more than this. */
const [narrowest, widest] = [12, 60];
/** Widths stand before the lines in a workbook, which is written while it is read: so many are waited for. */
const looked = 200;
/** What goes from the right is written in one piece, as what is written in many knows one direction alone; a longer one goes from the left. */
const wholeFromRight = 5000;

/** A table as a file, written while it is read, so that its length costs no memory. */
export const sheetStream = ({ format, name, heads, rows, note, leads = [], language }: Sheet): Readable =>
  format === "csv"
    ? Readable.from(csvLines(heads, rows))
    : Readable.from(workbook({ name, heads, rows, note, leads, language }), { objectMode: false });

export const sendSheet = (reply: FastifyReply, sheet: Sheet): FastifyReply =>
  reply
    .type(sheetTypes[sheet.format])
    .header("content-disposition", asAttachment(`${sheet.fileName ?? sheet.name}.${sheet.format}`))
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
function workbook({
  name,
  heads,
  rows,
  note,
  leads,
  language,
}: Pick<Sheet, "name" | "heads" | "rows"> & { note: string | undefined; leads: readonly string[]; language: Language | undefined }) {
  const titles = heads.map((head) => head.replaceAll(unwritable, ""));
  const first: SheetValue[][] = [];
  const reading = read(rows);
  async function* cells() {
    if (leads.length > 0) yield* [...leads.map((lead) => [lead.replaceAll(unwritable, "")]), titles];
    yield* first;
    yield* reading;
    if (note !== undefined) yield* [[], [note.replaceAll(unwritable, "")]];
  }
  const widthOf = (header: string, at: number): number => {
    const longest = first.reduce((most, row) => Math.max(most, typeof row[at] === "string" ? row[at].length : 0), header.length);
    return Math.min(widest, Math.max(narrowest, longest + 2));
  };
  const fromRight = language !== undefined && directionOf(language) === "rtl";
  async function* book() {
    let ended = false;
    while (!ended && first.length < (fromRight ? wholeFromRight : looked)) {
      const { value, done } = await reading.next();
      if (done === true) ended = true;
      else first.push(value);
    }
    const columns = titles.map((header, at) => ({ ...(leads.length === 0 && { header }), width: widthOf(header, at) }));
    const sheet = { name: name.slice(0, longestSheetName), columns, freezePane: { rows: leads.length + 1 } };
    if (fromRight && ended) yield await wholeBook(sheet, leads.length === 0 ? [titles] : [], cells());
    else yield* writeXlsxStream(cells(), sheet);
  }
  return book();
}

async function wholeBook(sheet: WriteSheet, rows: SheetValue[][], cells: AsyncIterable<SheetValue[]>): Promise<Uint8Array> {
  for await (const row of cells) rows.push(row);
  const columns = (sheet.columns ?? []).map(({ width }) => ({ ...(width !== undefined && { width }) }));
  return writeXlsx({ sheets: [{ ...sheet, columns, rows, view: { rightToLeft: true } }] });
}

async function* read(rows: Sheet["rows"]): AsyncGenerator<SheetValue[], void, undefined> {
  for await (const row of rows) yield row.map((value) => (typeof value === "string" ? value.replaceAll(unwritable, "") : value));
}

// oxlint-disable-next-line no-control-regex -- these are what XML cannot hold
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

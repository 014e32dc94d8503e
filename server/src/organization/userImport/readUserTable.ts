import { longestImportCell, mostImportColumns, mostImportLines } from "@vigil/model/organization/userImport/importOrder";
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { Problem } from "../../problem.ts";

export interface UserTable {
  format: "csv" | "xlsx";
  heads: string[];
  /** The row of the file, and its cells, as many as there are heads. */
  lines: { line: number; cells: string[] }[];
}

/** A file of people as text, whatever program wrote it: its first row with words names the columns. */
export async function readUserTable(bytes: Uint8Array): Promise<UserTable> {
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b; // a zip
  const rows = isWorkbook ? await sheetOf(bytes) : rowsOf(textOf(bytes));
  const first = rows.findIndex((row) => row.some((cell) => wordOf(cell) !== ""));
  if (first === -1) throw new Problem(422, "ImportEmpty", { field: "file" });
  const heads = trimmed(rows[first]!.map(wordOf));
  if (heads.length > mostImportColumns) throw new Problem(422, "ImportTooWide", { field: "file", details: { most: mostImportColumns } });
  const lines = rows.flatMap((row, index) => {
    if (index <= first) return [];
    const cells = heads.map((_, column) => wordOf(row[column]).slice(0, longestImportCell));
    return cells.some((cell) => cell !== "") ? [{ line: index + 1, cells }] : [];
  });
  if (lines.length === 0) throw new Problem(422, "ImportEmpty", { field: "file" });
  if (lines.length > mostImportLines) throw new Problem(413, "ImportTooLong", { field: "file", details: { most: mostImportLines } });
  return { format: isWorkbook ? "xlsx" : "csv", heads, lines };
}

/** The first sheet that is shown. What is no workbook, or a broken one, is the sender's fault. */
async function sheetOf(bytes: Uint8Array): Promise<unknown[][]> {
  const book = await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => hidden !== true && veryHidden !== true }).catch(() => {
    throw new Problem(422, "ImportUnreadable", { field: "file" });
  });
  return book.sheets.find(({ rows }) => rows.length > 0)?.rows ?? [];
}

/** What holds what no text does (a picture, a document under another name) is refused rather than shown as columns of nonsense. */
function rowsOf(text: string): unknown[][] {
  // the last sign may be one: old systems end a text with it
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\u0001-\u0008\u000e-\u001f](?!\s*$)/u.test(text.slice(0, 4096))) throw new Problem(422, "ImportUnreadable", { field: "file" });
  return parseCsv(text, { delimiter: separatorOf(text), skipEmptyRows: false });
}

/** Spreadsheets write UTF-8, UTF-16 where they call it "Unicode", or the letters of western Windows. */
function textOf(bytes: Uint8Array): string {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
  if (mark !== undefined) return new TextDecoder(mark).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Of the first line alone: names that stand in one cell are separated by semicolons too. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]/u) === -1 ? text.length : text.search(/[\r\n]/u));
  return ["\t", ";", ","].toSorted((one, other) => head.split(other).length - head.split(one).length)[0]!;
}

/** A day, and its time of day where it is not midnight: spreadsheets know no zone. */
const momentText = (iso: string): string =>
  iso.slice(11, 19) === "00:00:00" ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;

/** A cell as text. What an export marked so that no spreadsheet takes it for a formula is read without the mark. */
function wordOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : momentText(cell.toISOString());
  const text = typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean" ? String(cell) : "";
  const plain = /^'[=+\-@\t\r]/u.test(text) ? text.slice(1) : text;
  return plain.replaceAll("\0", "").trim();
}

function trimmed(heads: string[]): string[] {
  const last = heads.findLastIndex((head) => head !== "");
  return heads.slice(0, last + 1);
}

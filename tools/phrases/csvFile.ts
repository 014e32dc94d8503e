import { parseCsv } from "../../model/src/curriculum/csv.ts";
import { spreadsheetCell } from "../../server/src/http/spreadsheetCell.ts";
import { Refused } from "./desk.ts";
import type { TextRow } from "./exportTexts.ts";
import type { SentText } from "./sentText.ts";

/** Spreadsheets see by the mark at the beginning that it is Unicode. */
export function csvOf(rows: readonly TextRow[], language: string): string {
  const lines = rows.map(({ key, english, own, note, state }) => [key, english, own, note, state]);
  return `\u{FEFF}${[["key", "english", language, "note", "state"], ...lines].map((cells) => cells.map(spreadsheetCell).join(",")).join("\r\n")}\r\n`;
}

export function textsOfCsv(csv: string, language: string): SentText[] {
  const { columns, rows } = parseCsv(csv);
  for (const wanted of ["key", "english", language]) if (!columns.includes(wanted)) throw new Refused(`1: there is no column ${wanted}`);
  return rows.map(({ line, cells }) => ({ line, key: cells["key"]!, english: cells["english"]!, own: cells[language]! }));
}

import type { Language } from "@vigil/model/phrases/languages";
import { reportColumn, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import { spreadsheetCell } from "../../http/spreadsheetCell.ts";
import { phrasesIn } from "../../http/phrasesIn.ts";

/** Words of codes; a code without one stands for itself. */
export const reportWords = (language: Language) => phrasesIn(language).reports;

const word = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

/** A cell as a spreadsheet takes it: days as they are written everywhere, times in seconds, codes in words. */
export function csvCell(language: Language, name: ReportColumnName, value: ReportCell): string {
  if (value === null) return "";
  const { kind } = reportColumn(name);
  const { choices, yes, no } = reportWords(language);
  if (kind === "yesNo") return spreadsheetCell(value === true ? yes : no);
  if (kind === "choice") return spreadsheetCell(word(choices[name as keyof typeof choices] ?? {}, String(value)));
  if (kind === "category") return spreadsheetCell(word(phrasesIn(language).simulator.categoryNames, String(value)));
  return spreadsheetCell(value);
}

/** Seconds say so in the head of their column. */
export const csvHead = (language: Language, columns: readonly ReportColumnName[]): string => {
  const { columns: titles, inSeconds } = reportWords(language);
  return columns
    .map((name) => spreadsheetCell(reportColumn(name).kind === "seconds" ? inSeconds.replace("{{title}}", titles[name]) : titles[name]))
    .join(",");
};

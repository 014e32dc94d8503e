import type { Language } from "@vigil/model/phrases/languages";
import { reportColumn, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import { phrasesIn } from "../../http/phrasesIn.ts";
import type { SheetFormat, SheetValue } from "../../http/sendSheet.ts";

/** Words of codes; a code without one stands for itself. */
export const reportWords = (language: Language) => phrasesIn(language).reports;

const word = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

/** A cell of a CSV: days as they are written everywhere, times in seconds, codes in words. */
export function csvCell(language: Language, name: ReportColumnName, value: ReportCell): SheetValue {
  if (value === null) return null;
  const { kind } = reportColumn(name);
  const { choices, yes, no } = reportWords(language);
  if (kind === "yesNo") return value === true ? yes : no;
  if (kind === "choice") return word(choices[name as keyof typeof choices] ?? {}, String(value));
  if (kind === "category") return word(phrasesIn(language).simulator.categoryNames, String(value));
  return value;
}

/** The same in a workbook, which knows days; of a time its minutes, so that it is a number one reads and adds up. */
export function sheetCell(language: Language, name: ReportColumnName, value: ReportCell): SheetValue {
  const { kind } = reportColumn(name);
  if (kind === "date" && typeof value === "string") return new Date(`${value}T00:00:00Z`);
  if (kind === "seconds" && typeof value === "number") return Math.round(value / 0.6) / 100;
  return csvCell(language, name, value);
}

/** What a column's numbers are stands in its head. */
export const reportHeads = (language: Language, columns: readonly ReportColumnName[], format: SheetFormat): string[] => {
  const { columns: titles, inSeconds, inMinutes, inPercent } = reportWords(language);
  const heads = { seconds: format === "csv" ? inSeconds : inMinutes, percent: format === "csv" ? undefined : inPercent };
  return columns.map((name) => {
    const { kind } = reportColumn(name);
    return (kind === "seconds" || kind === "percent" ? heads[kind] : undefined)?.replace("{{title}}", titles[name]) ?? titles[name];
  });
};

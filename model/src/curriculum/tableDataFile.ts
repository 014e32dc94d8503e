import { parseCsv } from "./csv.ts";
import type { ImportFault } from "./importLog.ts";
import { dataTables, mostWordText, type DataTable } from "./tableData.ts";
import { defaultLocale, isLocale } from "../identity/locales.ts";
import type { Translations } from "./translations.ts";

export interface TableDataLine {
  readonly line: number;
  readonly table: DataTable;
  readonly key: string;
  readonly description: string;
  readonly translations: Translations;
}

const named = ["table", "key", "description"] as const;
export const mostTableLines = 2000;
const isTable = (name: string): name is DataTable => (dataTables as readonly string[]).includes(name);

/** A file of table data: table, key, description, and one column for each language. All of it can be taken over, or none. */
export function readTableData(text: string): { lines: TableDataLine[]; faults: ImportFault[] } {
  const { columns, rows } = parseCsv(text);
  const faults: ImportFault[] = [];
  for (const name of ["table", "key", defaultLocale])
    if (!columns.includes(name)) faults.push({ line: 1, fault: "columnMissing", word: name });
  for (const name of columns)
    if (!(named as readonly string[]).includes(name) && !isLocale(name)) faults.push({ line: 1, fault: "columnUnknown", word: name });
  if (rows.length === 0) faults.push({ line: 0, fault: "empty", word: "" });
  if (rows.length > mostTableLines) faults.push({ line: 0, fault: "tooMany", word: String(mostTableLines) });
  if (faults.length > 0) return { lines: [], faults };

  const seen = new Set<string>();
  const lines = rows.flatMap(({ line, cells }): TableDataLine[] => {
    const fault = (kind: ImportFault["fault"], word: string) => void faults.push({ line, fault: kind, word });
    const [table, key, description] = named.map((name) => (cells[name] ?? "").trim()) as [string, string, string];
    const translations = Object.fromEntries(
      columns.filter(isLocale).flatMap((locale) => {
        const said = (cells[locale] ?? "").trim();
        if (said.length > mostWordText) fault("tooLong", locale);
        return said === "" ? [] : [[locale, said]];
      }),
    ) as Translations;
    if (!isTable(table)) {
      fault("table", table);
      return [];
    }
    if (key === "") fault("required", "key");
    if (key.length > mostWordText) fault("tooLong", "key");
    if (description.length > 1000) fault("tooLong", "description");
    if (!translations[defaultLocale]) fault("english", key);
    const place = JSON.stringify([table, key]);
    if (seen.has(place)) fault("twice", key);
    seen.add(place);
    return [{ line, table, key, description, translations }];
  });
  return { lines, faults };
}

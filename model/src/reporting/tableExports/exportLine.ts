import { dateFields, exportFields, headerFields, type ExportTable } from "./exportFields.ts";

/** How one value of a line is written. */
export interface Mapped {
  /** The field it is taken from; the placeholder's own name where nothing is said. */
  readonly field?: string;
  /** Other words for its values; `*` stands for all that are not named. */
  readonly values?: Readonly<Record<string, string>>;
  /** Days: YYYY, YY, MM, DD and what stands between them. */
  readonly date?: string;
  /** So many characters, filled with spaces or `fill` at the end, or at the start; what is longer is cut. */
  readonly width?: number;
  readonly fill?: string;
  readonly align?: "start" | "end";
  /** In quotation marks, with those inside doubled. */
  readonly quote?: boolean;
  /** What is written where there is no value. */
  readonly empty?: string;
}
export type Mapping = Readonly<Record<string, Mapped>>;

/** What is wrong with a table export, and at which field. */
export interface ExportFault {
  field: "header" | "contentLine" | "mapping";
  code:
    | "TableExportPlaceholder"
    | "TableExportBraces"
    | "TableExportMapping"
    | "TableExportMappingKey"
    | "TableExportMappingField"
    | "TableExportMappingUnused"
    | "TableExportMappingDate";
  word: string;
}

const placeholder = /\{\{\s*([A-Za-z]+)\s*\}\}/gu;
const known = new Set(["field", "values", "date", "width", "fill", "align", "quote", "empty"]);

/** The values that a line names, as often as it does. */
export const namesIn = (text: string): string[] => Array.from(text.matchAll(placeholder), ([, name]) => name!);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The first fault of header, content line and mapping, or none. */
export function exportFault(table: ExportTable, header: string, contentLine: string, mapping: unknown): ExportFault | undefined {
  const fields: readonly string[] = exportFields[table];
  const open = [
    { field: "header" as const, text: header },
    { field: "contentLine" as const, text: contentLine },
  ].find(({ text }) => /\{\{|\}\}/u.test(text.replaceAll(placeholder, "")));
  if (open) return { field: open.field, code: "TableExportBraces", word: open.text.replaceAll(placeholder, "").trim().slice(0, 40) };
  const strangeHead = namesIn(header).find((name) => !headerFields.some((each) => each === name));
  if (strangeHead !== undefined) return { field: "header", code: "TableExportPlaceholder", word: strangeHead };
  if (!isObject(mapping)) return { field: "mapping", code: "TableExportMapping", word: "" };
  const used = namesIn(contentLine);
  const strange = used.find((name) => !fields.includes(name) && !(name in mapping));
  if (strange !== undefined) return { field: "contentLine", code: "TableExportPlaceholder", word: strange };
  for (const [name, entry] of Object.entries(mapping)) {
    if (!used.includes(name)) return { field: "mapping", code: "TableExportMappingUnused", word: name };
    const fault = entryFault(fields, name, entry);
    if (fault) return { field: "mapping", ...fault };
  }
  return undefined;
}

function entryFault(fields: readonly string[], name: string, entry: unknown): Omit<ExportFault, "field"> | undefined {
  if (!isObject(entry)) return { code: "TableExportMapping", word: name };
  const strange = Object.keys(entry).find((key) => !known.has(key) || !isSound(key, entry[key]));
  if (strange !== undefined) return { code: "TableExportMappingKey", word: `${name}.${strange}` };
  const field = typeof entry["field"] === "string" ? entry["field"] : name;
  if (!fields.includes(field)) return { code: "TableExportMappingField", word: field };
  if (entry["date"] !== undefined && !dateFields.has(field)) return { code: "TableExportMappingDate", word: `${name}.date` };
  return undefined;
}

function isSound(key: string, value: unknown): boolean {
  if (key === "values") return isObject(value) && Object.values(value).every((word) => typeof word === "string");
  if (key === "width") return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1000;
  if (key === "align") return value === "start" || value === "end";
  if (key === "quote") return typeof value === "boolean";
  if (key === "fill") return typeof value === "string" && Array.from(value).length === 1;
  if (key === "date") return typeof value === "string" && /YY|MM|DD/u.test(value);
  return typeof value === "string";
}

type Values = Readonly<Record<string, string | null>>;

/** A line of the file, or its header: what stands in braces is filled in. A line stays one line, whatever the values hold. */
export const fillLine = (text: string, values: Values, mapping: Mapping = {}): string =>
  text.replaceAll(placeholder, (_, name: string) => written(values[mapping[name]?.field ?? name] ?? null, mapping[name] ?? {}));

function written(value: string | null, { values, date, width, fill = " ", align = "start", quote = false, empty = "" }: Mapped): string {
  const plain = value === null || value === "" ? empty : worded(dated(value, date), value, values);
  const line = plain.replaceAll(/[\r\n\t\u2028\u2029]+/gu, " ");
  const quoted = quote ? `"${line.replaceAll('"', '""')}"` : line;
  if (width === undefined) return quoted;
  const cut = Array.from(quoted).slice(0, width);
  const rest = fill.repeat(width - cut.length);
  return align === "start" ? cut.join("") + rest : rest + cut.join("");
}

const worded = (text: string, value: string, values: Mapped["values"]): string => values?.[value] ?? values?.["*"] ?? text;

const dated = (value: string, pattern: string | undefined): string => {
  if (pattern === undefined) return value;
  const [year = "", month = "", day = ""] = value.split("-");
  return pattern.replaceAll("YYYY", year).replaceAll("YY", year.slice(2)).replaceAll("MM", month).replaceAll("DD", day);
};

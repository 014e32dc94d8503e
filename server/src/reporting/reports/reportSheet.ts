import type { Language } from "@vigil/model/phrases/languages";
import { asFileName } from "@vigil/model/reporting/reports/reportFileName";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import type { Tx } from "../../storage/asDomain.ts";
import type { House } from "../../house.ts";
import type { Sheet, SheetFormat, SheetValue } from "../../http/sendSheet.ts";
import type { ZonedRun } from "./askReport.ts";
import { fileNameOfRun } from "./fileNameOfRun.ts";
import { readLines } from "./readLines.ts";
import { reportHead } from "./reportHead.ts";
import { csvCell, reportHeads, reportWords, sheetCell } from "./reportCells.ts";

const linesAtOnce = 1000;

interface Written {
  columns: readonly ReportColumnName[];
  /** The numbers of its lines, in their order. */
  places: readonly number[];
  language: Language;
  format: SheetFormat;
  /** The name it is kept under. */
  name?: string;
}

type Run = ZonedRun & { code: ReportCode };

/** A report that is done as a file. */
export async function reportSheet({ asDomain }: Pick<House, "asDomain">, run: Run, { places, ...written }: Written): Promise<Sheet> {
  const { leads, fileName } = await asDomain(run.domainId, async (tx) => ({
    leads: await sheetLeads(tx, run, written),
    fileName: await fileNameOfRun(tx, run, written.language),
  }));
  const all = reportOf(run.code).columns;
  async function* lines(): AsyncGenerator<ReportCell[][]> {
    for (let first = 0; first < places.length; first += linesAtOnce)
      yield (await asDomain(run.domainId, (tx) => readLines(tx, run, all, places.slice(first, first + linesAtOnce)))).rows;
  }
  return { ...sheetOfLines(run, { ...written, leads }, lines()), fileName };
}

/** What it is and by what it was limited, where a file has room to say so. */
export async function sheetLeads(
  tx: Tx,
  run: Run,
  { format, language, name }: Pick<Written, "format" | "language" | "name">,
): Promise<string[]> {
  if (format === "csv") return [];
  const { title, leads } = await reportHead(tx, run, language, name);
  return [title, ...leads];
}

/** The same of lines that are read by others, in all columns of the report. */
export function sheetOfLines(
  run: Run,
  { columns, language, format, leads }: Omit<Written, "places"> & { leads: readonly string[] },
  lines: AsyncIterable<ReportCell[][]>,
): Sheet {
  const all = reportOf(run.code).columns;
  const cell = format === "csv" ? csvCell : sheetCell;
  async function* rows(): AsyncGenerator<readonly SheetValue[]> {
    for await (const part of lines) yield* part.map((line) => columns.map((name) => cell(language, name, line[all.indexOf(name)] ?? null)));
  }
  return {
    format,
    name: asFileName(reportWords(language).list[run.code].name),
    language,
    heads: reportHeads(language, columns, format),
    rows: rows(),
    leads,
  };
}

import type { Language } from "@vigil/model/phrases/languages";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import type { Tx } from "../../storage/asDomain.ts";
import type { House } from "../../house.ts";
import type { Sheet, SheetFormat, SheetValue } from "../../http/sendSheet.ts";
import { asOfText } from "./asOfText.ts";
import type { ZonedRun } from "./askReport.ts";
import { readLines } from "./readLines.ts";
import { reportFilters } from "./reportFilters.ts";
import { csvCell, reportHeads, sheetCell } from "./reportCells.ts";

const linesAtOnce = 1000;

interface Written {
  columns: readonly ReportColumnName[];
  /** The numbers of its lines, in their order. */
  places: readonly number[];
  language: Language;
  format: SheetFormat;
}

type Run = ZonedRun & { code: ReportCode };

/** A report that is done as a file. */
export async function reportSheet({ asDomain }: Pick<House, "asDomain">, run: Run, { places, ...written }: Written): Promise<Sheet> {
  const filters = await asDomain(run.domainId, (tx) => sheetFilters(tx, run, written));
  const all = reportOf(run.code).columns;
  async function* lines(): AsyncGenerator<ReportCell[][]> {
    for (let first = 0; first < places.length; first += linesAtOnce)
      yield (await asDomain(run.domainId, (tx) => readLines(tx, run, all, places.slice(first, first + linesAtOnce)))).rows;
  }
  return sheetOfLines(run, { ...written, filters }, lines());
}

/** By what it was limited, where a file has room to say so. */
export const sheetFilters = async (tx: Tx, run: Run, { format, language }: Pick<Written, "format" | "language">): Promise<string[]> =>
  format === "csv" ? [] : reportFilters(tx, run.domainId, reportAsk.parse(run.ask), language);

/** The same of lines that are read by others, in all columns of the report. */
export function sheetOfLines(
  run: Run,
  { columns, language, format, filters }: Omit<Written, "places"> & { filters: readonly string[] },
  lines: AsyncIterable<ReportCell[][]>,
): Sheet {
  const all = reportOf(run.code).columns;
  const cell = format === "csv" ? csvCell : sheetCell;
  async function* rows(): AsyncGenerator<readonly SheetValue[]> {
    for await (const part of lines) yield* part.map((line) => columns.map((name) => cell(language, name, line[all.indexOf(name)] ?? null)));
  }
  return {
    format,
    name: `report-${run.code}`,
    heads: reportHeads(language, columns, format),
    rows: rows(),
    note: asOfText(language, run),
    ...(filters.length > 0 && { lead: filters.join(" · ") }),
  };
}

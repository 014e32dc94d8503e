import type { Language } from "@vigil/model/phrases/languages";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { House } from "../../house.ts";
import type { Sheet, SheetFormat, SheetValue } from "../../http/sendSheet.ts";
import { readLines } from "./readLines.ts";
import { csvCell, reportHeads, sheetCell } from "./reportCells.ts";

const linesAtOnce = 1000;

interface Written {
  columns: readonly ReportColumnName[];
  /** The numbers of its lines, in their order. */
  places: readonly number[];
  language: Language;
  format: SheetFormat;
}

/** A report that is done as a file. */
export function reportSheet(
  { asDomain }: Pick<House, "asDomain">,
  run: { domainId: number; id: number; code: ReportCode },
  { columns, places, language, format }: Written,
): Sheet {
  const all = reportOf(run.code).columns;
  const cell = format === "csv" ? csvCell : sheetCell;
  async function* rows(): AsyncGenerator<readonly SheetValue[]> {
    for (let first = 0; first < places.length; first += linesAtOnce) {
      const lines = await asDomain(run.domainId, (tx) => readLines(tx, run, all, places.slice(first, first + linesAtOnce)));
      yield* lines.rows.map((line) => columns.map((name) => cell(language, name, line[all.indexOf(name)] ?? null)));
    }
  }
  return { format, name: `report-${run.code}`, heads: reportHeads(language, columns, format), rows: rows() };
}

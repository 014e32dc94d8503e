import { directionOf, type Language } from "@vigil/model/phrases/languages";
import { reportColumn, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { latePart } from "@vigil/model/reporting/reports/latePart";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import type { Readable } from "node:stream";
import type { House } from "../../house.ts";
import { pdfTable } from "../../http/pdf/pdfTable.ts";
import { fill } from "../../mail/composeMail.ts";
import { chartForPdf } from "../charts/chartForPdf.ts";
import type { ZonedRun } from "./askReport.ts";
import { pdfCell } from "./pdfCell.ts";
import { reportWords } from "./reportCells.ts";
import { reportHead } from "./reportHead.ts";
import { readLines } from "./readLines.ts";

const linesAtOnce = 1000;

type Run = ZonedRun & { code: ReportCode };
interface Written {
  columns: readonly ReportColumnName[];
  places: readonly number[];
  language: Language;
  /** No other order was asked for: what is late stands under a head of its own before what is still to come, as on the screen. */
  parted: boolean;
  /** The name it is kept under. */
  name?: string;
}

/** A report that is done as pages: headed by what it is and which days it tells of, its totals at the end. */
export async function reportPdf(
  { asDomain }: Pick<House, "asDomain">,
  run: Run,
  { columns, places, language, parted, name }: Written,
): Promise<Readable> {
  const words = reportWords(language);
  const report = reportOf(run.code);
  const all = report.columns;
  const parts = new Map<number, string>();
  let before: ReportCell[] | undefined;
  const rows: string[][] = [];
  for (let first = 0; first < places.length; first += linesAtOnce) {
    const lines = await asDomain(run.domainId, (tx) => readLines(tx, run, all, places.slice(first, first + linesAtOnce)));
    for (const line of lines.rows) {
      const part = parted ? latePart(report, line, before) : undefined;
      if (part !== undefined) parts.set(rows.length, words.parts[part]);
      before = line;
      rows.push(columns.map((column) => pdfCell(language, column, line[all.indexOf(column)] ?? null)));
    }
  }
  const chart = await asDomain(run.domainId, (tx) => chartForPdf(tx, run, places, language));
  const head = await asDomain(run.domainId, (tx) => reportHead(tx, run, language, name));
  const totals = columns.map((column, index) => {
    const total = run.totals[column];
    return total === undefined ? (index === 0 ? words.total : "") : pdfCell(language, column, total);
  });
  return pdfTable({
    ...head,
    language,
    direction: directionOf(language),
    columns: columns.map((column) => ({ head: words.columns[column], numeric: isNumeric(column) })),
    rows,
    parts,
    ...(chart && { chart }),
    ...(columns.some((column) => run.totals[column] !== undefined) && { totals }),
    foot: (page, pages) => fill(words.page, { page: String(page), pages: String(pages) }),
  });
}

const numeric = new Set(["integer", "percent", "seconds"]);
const isNumeric = (name: ReportColumnName): boolean => numeric.has(reportColumn(name).kind);

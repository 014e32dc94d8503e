import { directionOf, type Language } from "@vigil/model/phrases/languages";
import { reportColumn, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { Readable } from "node:stream";
import type { House } from "../../house.ts";
import { pdfTable } from "../../http/pdf/pdfTable.ts";
import { fill } from "../../mail/composeMail.ts";
import { chartForPdf } from "../charts/chartForPdf.ts";
import { asOfText } from "./asOfText.ts";
import type { ZonedRun } from "./askReport.ts";
import { dayText, pdfCell } from "./pdfCell.ts";
import { reportWords } from "./reportCells.ts";
import { reportFilters } from "./reportFilters.ts";
import { readLines } from "./readLines.ts";

const linesAtOnce = 1000;

type Run = ZonedRun & { code: ReportCode };
interface Written {
  columns: readonly ReportColumnName[];
  places: readonly number[];
  language: Language;
  /** The name it is kept under. */
  name?: string;
}

/** A report that is done as pages: headed by what it is and which days it tells of, its totals at the end. */
export async function reportPdf(
  { asDomain }: Pick<House, "asDomain">,
  run: Run,
  { columns, places, language, name }: Written,
): Promise<Readable> {
  const words = reportWords(language);
  const all = reportOf(run.code).columns;
  const rows: string[][] = [];
  for (let first = 0; first < places.length; first += linesAtOnce) {
    const lines = await asDomain(run.domainId, (tx) => readLines(tx, run, all, places.slice(first, first + linesAtOnce)));
    for (const line of lines.rows) rows.push(columns.map((column) => pdfCell(language, column, line[all.indexOf(column)] ?? null)));
  }
  const chart = await asDomain(run.domainId, (tx) => chartForPdf(tx, run, places, language));
  const domain = await asDomain(run.domainId, (tx) =>
    tx.selectFrom("domains").select("title").where("id", "=", run.domainId).executeTakeFirstOrThrow(),
  );
  const filters = await asDomain(run.domainId, (tx) => reportFilters(tx, run.domainId, reportAsk.parse(run.ask), language));
  const totals = columns.map((column, index) => {
    const total = run.totals[column];
    return total === undefined ? (index === 0 ? words.total : "") : pdfCell(language, column, total);
  });
  const report = `${words.list[run.code].name} (${run.code})`;
  return pdfTable({
    title: name === undefined ? report : `${name} – ${report}`,
    leads: [[domain.title, daysText(language, run), asOfText(language, run)].filter(Boolean).join(" · "), ...filters],
    language,
    direction: directionOf(language),
    columns: columns.map((column) => ({ head: words.columns[column], numeric: isNumeric(column) })),
    rows,
    ...(chart && { chart }),
    ...(columns.some((column) => run.totals[column] !== undefined) && { totals }),
    foot: (page, pages) => fill(words.page, { page: String(page), pages: String(pages) }),
  });
}

const numeric = new Set(["integer", "percent", "seconds"]);
const isNumeric = (name: ReportColumnName): boolean => numeric.has(reportColumn(name).kind);
function daysText(language: Language, { fromDate, untilDate }: Run): string {
  const { between, since, upTo } = reportWords(language).period;
  const [from, until] = [fromDate, untilDate].map((day) => (day === null ? "" : dayText(language, day))) as [string, string];
  if (fromDate !== null) return fill(untilDate === null ? since : between, { from, until });
  return untilDate === null ? "" : fill(upTo, { until });
}

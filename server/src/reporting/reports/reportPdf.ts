import { directionOf, type Language } from "@vigil/model/phrases/languages";
import { reportColumn, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import type { Selectable } from "kysely";
import type { Readable } from "node:stream";
import type { House } from "../../house.ts";
import { pdfTable } from "../../http/pdf/pdfTable.ts";
import { fill } from "../../mail/composeMail.ts";
import type { Database } from "../../storage/database.ts";
import { csvCell, reportWords } from "./reportCells.ts";
import { readLines } from "./readLines.ts";

const linesAtOnce = 1000;

type Run = Selectable<Database["reportRuns"]> & { code: ReportCode };
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
  const domain = await asDomain(run.domainId, (tx) =>
    tx.selectFrom("domains").select(["title", "soundZone"]).where("id", "=", run.domainId).executeTakeFirstOrThrow(),
  );
  const totals = columns.map((column, index) => {
    const total = run.totals[column];
    return total === undefined ? (index === 0 ? words.total : "") : pdfCell(language, column, total);
  });
  const asOf = new Intl.DateTimeFormat(tagOf(language), { dateStyle: "medium", timeStyle: "short", timeZone: domain.soundZone }).format(
    run.createdAt,
  );
  const report = `${words.list[run.code].name} (${run.code})`;
  return pdfTable({
    title: name === undefined ? report : `${name} – ${report}`,
    leads: [[domain.title, daysText(language, run), fill(words.asOf, { when: asOf })].filter(Boolean).join(" · ")],
    language,
    direction: directionOf(language),
    columns: columns.map((column) => ({ head: words.columns[column], numeric: isNumeric(column) })),
    rows,
    ...(columns.some((column) => run.totals[column] !== undefined) && { totals }),
    foot: (page, pages) => fill(words.page, { page: String(page), pages: String(pages) }),
  });
}

const numeric = new Set(["integer", "percent", "seconds"]);
const isNumeric = (name: ReportColumnName): boolean => numeric.has(reportColumn(name).kind);
/** Western digits in every language, as on the screens. */
const tagOf = (language: Language): string => `${language}-u-nu-latn`;

/** A value as people read it, in the words of the screens. */
export function pdfCell(language: Language, name: ReportColumnName, value: ReportCell): string {
  if (value === null || value === "") return "–";
  const { kind } = reportColumn(name);
  if (kind === "integer") return numbers(language, {}).format(Number(value));
  if (kind === "percent") return numbers(language, { style: "percent", maximumFractionDigits: 1 }).format(Number(value) / 100);
  if (kind === "seconds") return duration(language, Number(value));
  if (kind === "date") return dayText(language, String(value));
  return String(csvCell(language, name, value) ?? "–");
}

function duration(language: Language, seconds: number): string {
  const unit = (value: number, of: "hour" | "minute" | "second") =>
    numbers(language, { style: "unit", unit: of, unitDisplay: "short" }).format(value);
  if (seconds < 60) return unit(Math.round(seconds), "second");
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return unit(minutes, "minute");
  return `${unit(Math.floor(minutes / 60), "hour")} ${unit(minutes % 60, "minute")}`;
}

const known = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
/** To make one takes longer than to write hundreds of values, and a report has thousands. */
function remembered<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const format = (known.get(key) as Format | undefined) ?? make();
  known.set(key, format);
  return format;
}
const numbers = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  remembered(`${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(tagOf(language), options));

const dayText = (language: Language, day: string): string =>
  remembered(`${language} day`, () => new Intl.DateTimeFormat(tagOf(language), { dateStyle: "medium", timeZone: "UTC" })).format(
    new Date(`${day}T00:00:00Z`),
  );

function daysText(language: Language, { fromDate, untilDate }: Run): string {
  const { between, since, upTo } = reportWords(language).period;
  const [from, until] = [fromDate, untilDate].map((day) => (day === null ? "" : dayText(language, day))) as [string, string];
  if (fromDate !== null) return fill(untilDate === null ? since : between, { from, until });
  return untilDate === null ? "" : fill(upTo, { until });
}

import { mostBars } from "@vigil/model/reporting/dashboards/foldRows";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { reportFigures, shareOf, trialsOf, type Sums } from "@vigil/model/reporting/reports/reportFigures";
import type { ReportCell, ReportChart } from "@vigil/model/reporting/reports/reportWire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";
import type { doneRun } from "../reports/doneRun.ts";
import { placesOf, readLines } from "../reports/readLines.ts";

type Run = Pick<Awaited<ReturnType<typeof doneRun>>, "domainId" | "id" | "code" | "lineCount">;

/** What is drawn of a report that is done, in this order of its lines. */
export const reportChart = async (tx: Tx, run: Run, order: Sql): Promise<ReportChart> =>
  chartOf(tx, run, await placesOf(tx, run, order, { after: 0, limit: mostBars }));

/** Its first groups, whose lines stand first in these places, and the others together, worked out from their sums. */
export async function chartOf(tx: Tx, run: Run, places: readonly number[]): Promise<ReportChart> {
  const { chart, columns } = reportOf(run.code);
  if (chart === undefined) return { rows: [], others: null };
  const alone = run.lineCount <= mostBars ? mostBars : mostBars - 1;
  const { rows, about } = await readLines(tx, run, columns, places.slice(0, alone));
  const at = (row: readonly ReportCell[], name: ReportColumnName): number | null => {
    const cell = row[columns.indexOf(name)];
    return typeof cell === "number" ? cell : null;
  };
  const parts = shareOf[chart] ?? [];
  const partsOf = (row: readonly ReportCell[]): Sums => Object.fromEntries(parts.map((name) => [name, at(row, name) ?? 0]));
  const shown = rows.map((row, index) => ({
    label: row[0] ?? null,
    value: at(row, chart),
    count: trialsOf(chart, partsOf(row)),
    about: about[index]!,
  }));
  if (run.lineCount <= mostBars) return { rows: shown, others: null };
  const all = await sumsOf(tx, run, parts, columns);
  const rest = Object.fromEntries(parts.map((name) => [name, (all[name] ?? 0) - rows.reduce((sum, row) => sum + (at(row, name) ?? 0), 0)]));
  return {
    rows: shown,
    others: { groups: run.lineCount - alone, value: reportFigures[chart]?.(rest) ?? null, count: trialsOf(chart, rest) },
  };
}

async function sumsOf(
  tx: Tx,
  run: { domainId: number; id: number },
  names: readonly ReportColumnName[],
  columns: readonly ReportColumnName[],
): Promise<Sums> {
  const sums = names.map((name) => sql`coalesce(sum((cells ->> ${columns.indexOf(name)}::integer)::float8), 0) as ${sql.id(name)}`);
  const { rows } = await sql<Sums>`select ${sql.join(sums)} from report_lines
    where domain_id = ${run.domainId} and run_id = ${run.id}`.execute(tx);
  return rows[0] ?? {};
}

import { reportColumn } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportShape } from "@vigil/model/reporting/reports/reportShape";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** The row of totals of a report of single lines: sums, and means of what has a value; of what is told from details a sum only where every line has them. */
export async function reportTotals(
  tx: Tx,
  run: { domainId: number; id: number },
  { columns, details }: Pick<ReportShape, "columns" | "details">,
): Promise<ReportRun["totals"]> {
  const told = columns.flatMap((name, index) => {
    const { total } = reportColumn(name);
    return total === undefined ? [] : [{ name, index, total }];
  });
  if (told.length === 0) return {};
  const figures = told.map(({ name, index, total }) => {
    const value = sql`(cells ->> ${index}::integer)::float8`;
    const figure = total === "sum" ? sql`sum(${value})` : sql`round(avg(${value})::numeric, 2)::float8`;
    return sql`${name === details ? sql`case when count(*) = count(${value}) then ${figure} end` : figure} as ${sql.id(name)}`;
  });
  const { rows } = await sql<Record<string, number | null>>`select ${sql.join(figures)} from report_lines
    where domain_id = ${run.domainId} and run_id = ${run.id}`.execute(tx);
  const [row = {}] = rows;
  return Object.fromEntries(told.map(({ name }) => [name, row[name] ?? null]));
}

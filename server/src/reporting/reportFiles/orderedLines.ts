import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";
import { namesOf } from "../reports/reportNames.ts";

const linesAtOnce = 1000;

/** All lines of a run in an order, with the names as they are today: sorted once by the database, which hands them over a part at a time. */
export async function* orderedLines(
  tx: Tx,
  run: { domainId: number; id: number },
  columns: readonly ReportColumnName[],
  order: Sql,
): AsyncGenerator<ReportCell[][]> {
  await sql`declare lines_of_file no scroll cursor for
    select cells from report_lines where domain_id = ${run.domainId}::bigint and run_id = ${run.id}::bigint order by ${order}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ cells: ReportCell[] }>`fetch ${sql.lit(linesAtOnce)} from lines_of_file`.execute(tx);
    if (rows.length === 0) return;
    const cells = rows.map((row) => row.cells);
    const name = await namesOf(tx, run.domainId, columns, cells);
    yield cells.map((line) => columns.map((column, index) => name(column, line[index] ?? null)));
  }
}

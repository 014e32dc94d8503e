import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell, ReportLines } from "@vigil/model/reporting/reports/reportWire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";
import { namesOf } from "./reportNames.ts";

interface Run {
  domainId: number;
  id: number;
}

/** The numbers of lines in an order, from one place on. */
export async function placesOf(tx: Tx, run: Run, order: Sql, { after, limit }: { after: number; limit: number }): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`select position from report_lines
    where domain_id = ${run.domainId} and run_id = ${run.id} order by ${order} limit ${limit} offset ${after}`.execute(tx);
  return rows.map(({ position }) => position);
}

/** These lines, with the names as they are today, and whom and which session each is about. */
export async function readLines(
  tx: Tx,
  run: Run,
  columns: readonly ReportColumnName[],
  places: readonly number[],
): Promise<Omit<ReportLines, "count">> {
  const { rows: lines } = await sql<{ cells: ReportCell[] }>`
    select l.cells from unnest(${places}::bigint[]) with ordinality asked (position, place)
      join report_lines l on l.domain_id = ${run.domainId} and l.run_id = ${run.id} and l.position = asked.position order by place`.execute(
    tx,
  );
  const name = await namesOf(
    tx,
    run.domainId,
    columns,
    lines.map(({ cells }) => cells),
  );
  return {
    rows: lines.map(({ cells }) => columns.map((column, index) => name(column, cells[index] ?? null))),
    about: lines.map(({ cells }) => ({
      user: numberAt(cells, columns.indexOf("username")),
      company: numberAt(cells, columns.indexOf("company")),
      program: numberAt(cells, columns.indexOf("program")),
      course: numberAt(cells, columns.indexOf("course")),
      quiz: numberAt(cells, columns.indexOf("quiz")),
      record: numberAt(cells, columns.length),
    })),
  };
}

const numberAt = (cells: readonly ReportCell[], index: number): number | null => {
  const cell = cells[index];
  return typeof cell === "number" ? cell : null;
};

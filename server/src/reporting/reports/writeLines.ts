import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { Sums } from "@vigil/model/reporting/reports/reportFigures";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { withLearners, type ReachPart } from "./reportReach.ts";
import type { GroupSource, LineSource } from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

interface Written {
  domainId: number;
  id: number;
  lineCount: number;
}

/** Writes the lines of a part without bringing them here. Answers how many. */
export async function writeLines(
  tx: Tx,
  run: Written,
  columns: readonly ReportColumnName[],
  source: LineSource,
  reach: Sql,
  part: ReachPart,
): Promise<number> {
  const { numAffectedRows } = await linesQuery(run, columns, source, reach, part).execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export function linesQuery(run: Written, columns: readonly ReportColumnName[], source: LineSource, reach: Sql, part: ReachPart): Sql {
  // behind the columns what the line is about
  const cells = sql.join([...columns.map((name) => cellOf(source.columns[name], name)), source.record ?? sql`null::bigint`]);
  const query = sql`insert into report_lines (domain_id, run_id, position, cells)
    select ${run.domainId}, ${run.id}, ${run.lineCount} + row_number() over (order by l.place, ${source.order}), jsonb_build_array(${cells})
      from ${source.from}`;
  return withLearners(reach, part, query);
}

export interface GroupLine {
  keys: Record<string, unknown>;
  sums: Sums;
}

/** All groups of a report, each once. */
export async function readGroups(tx: Tx, source: GroupSource, reach: Sql): Promise<GroupLine[]> {
  const { rows } = await groupsQuery(source, reach).execute(tx);
  return rows as GroupLine[];
}

export function groupsQuery(source: GroupSource, reach: Sql): Sql {
  const object = (values: Readonly<Record<string, Sql | undefined>>) =>
    sql`jsonb_build_object(${sql.join(Object.entries(values).flatMap(([name, value]) => (value ? [sql`${name}::text`, value] : [])))})`;
  const keys = [...new Set(Object.values(source.keys))];
  return withLearners(
    reach,
    null,
    sql`select ${object(source.keys)} as keys, ${object(source.sums)} as sums from ${source.from} group by ${sql.join(keys)}`,
  );
}

const cellOf = (value: Sql | undefined, name: string): Sql => {
  if (value === undefined) throw new Error(`Nothing says what the column ${name} is.`);
  return value;
};

import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { Sums } from "@vigil/model/reporting/reports/reportFigures";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { withLearners, withPlacedLearners, type ReachPart } from "./reportReach.ts";
import type { GroupSource, LineSource } from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

interface Written {
  domainId: number;
  id: number;
  /** The place that they stand behind. */
  behind: number;
}

/** Writes the lines of some parts without bringing them here. Answers how many. */
export async function writeLines(
  tx: Tx,
  run: Written,
  columns: readonly ReportColumnName[],
  source: LineSource,
  reach: Sql,
  parts: readonly ReachPart[],
): Promise<number> {
  const { numAffectedRows } = await linesQuery(run, columns, source, reach, parts).execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export function linesQuery(
  run: Written,
  columns: readonly ReportColumnName[],
  source: LineSource,
  reach: Sql,
  parts: readonly ReachPart[],
): Sql {
  // behind the columns what the line is about
  const cells = sql.join([...columns.map((name) => cellOf(source.columns[name], name)), source.record ?? sql`null::bigint`]);
  const query = sql`insert into report_lines (domain_id, run_id, position, cells)
    select ${run.domainId}, ${run.id}, ${run.behind} + row_number() over (order by l.place, ${source.order}), jsonb_build_array(${cells})
      from ${source.from}`;
  return withPlacedLearners(run.domainId, reach, parts, query);
}

export interface GroupLine {
  keys: Record<string, unknown>;
  sums: Sums;
}

/** What the totals of a report of lines are worked out from. */
export async function readSums(tx: Tx, source: LineSource & { sums: Record<string, Sql> }, reach: Sql): Promise<Sums> {
  const { rows } = await withLearners(reach, sql`select ${objectOf(source.sums)} as sums from ${source.summed ?? source.from}`).execute(tx);
  return (rows as { sums: Sums }[])[0]!.sums;
}

/** All groups of a report, each once. */
export async function readGroups(tx: Tx, source: GroupSource, reach: Sql): Promise<GroupLine[]> {
  const { rows } = await groupsQuery(source, reach).execute(tx);
  return rows as GroupLine[];
}

export function groupsQuery(source: GroupSource, reach: Sql): Sql {
  const keys = [...new Set(Object.values(source.keys))];
  const groups = (from: Sql) =>
    sql`select ${objectOf(source.keys)} as keys, ${objectOf(source.sums)} as sums from ${from} group by ${sql.join(keys)}`;
  return typeof source.from === "function" ? groups(source.from(reach)) : withLearners(reach, groups(source.from));
}

const objectOf = (values: Readonly<Record<string, Sql | undefined>>): Sql =>
  sql`jsonb_build_object(${sql.join(Object.entries(values).flatMap(([name, value]) => (value ? [sql`${name}::text`, value] : [])))})`;

const cellOf = (value: Sql | undefined, name: string): Sql => {
  if (value === undefined) throw new Error(`Nothing says what the column ${name} is.`);
  return value;
};

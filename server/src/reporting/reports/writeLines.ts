import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { Sums } from "@vigil/model/reporting/reports/reportFigures";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { GroupSource, LineSource } from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** A batch of learners as `learner`, with the time zone their days are told in. */
export const withLearners = (domainId: number, ids: readonly number[], query: Sql): Sql => sql`
  with learner as materialized (
    select u.id, u.company_id, coalesce(c.sound_zone, d.sound_zone) as zone, asked.place
      from unnest(${ids}::bigint[]) with ordinality asked (id, place)
      join users u on u.domain_id = ${domainId} and u.id = asked.id
      join companies c on c.domain_id = u.domain_id and c.id = u.company_id
      join domains d on d.id = u.domain_id)
  ${query}`;

/** Writes the lines of a batch without bringing them here. Answers how many. */
export async function writeLines(
  tx: Tx,
  run: { domainId: number; id: number; lineCount: number },
  columns: readonly ReportColumnName[],
  source: LineSource,
  learners: readonly number[],
): Promise<number> {
  // behind the columns what the line is about
  const cells = sql.join([
    ...columns.map((name) => cellOf(source.columns[name], name)),
    sql`to_jsonb(${source.record ?? sql`null::bigint`})`,
  ]);
  const query = sql`insert into report_lines (domain_id, run_id, position, cells)
    select ${run.domainId}, ${run.id}, ${run.lineCount} + row_number() over (order by place, line), cells from (
      select l.place, row_number() over (order by l.place, ${source.order}) as line, jsonb_build_array(${cells}) as cells
        from ${source.from}) found`;
  const { numAffectedRows } = await withLearners(run.domainId, learners, query).execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export interface GroupLine {
  keys: Record<string, unknown>;
  sums: Sums;
}

/** The groups of one batch; the same group may come again with another. */
export async function readGroups(tx: Tx, domainId: number, source: GroupSource, learners: readonly number[]): Promise<GroupLine[]> {
  const object = (values: Readonly<Record<string, Sql | undefined>>) =>
    sql`jsonb_build_object(${sql.join(Object.entries(values).flatMap(([name, value]) => (value ? [sql`${name}::text`, value] : [])))})`;
  const keys = [...new Set(Object.values(source.keys))];
  const { rows } = await withLearners(
    domainId,
    learners,
    sql`select ${object(source.keys)} as keys, ${object(source.sums)} as sums from ${source.from} group by ${sql.join(keys)}`,
  ).execute(tx);
  return rows as GroupLine[];
}

const cellOf = (value: Sql | undefined, name: string): Sql => {
  if (value === undefined) throw new Error(`Nothing says what the column ${name} is.`);
  return sql`to_jsonb(${value})`;
};

import type { Entity } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { z } from "zod";
import { found } from "../entity/listSql.ts";
import { countedExactly } from "../entity/readRecords.ts";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Sql } from "../storage/sql.ts";

export interface ListCount {
  count: number;
  countEstimated?: true;
}

/** How many records each list holds for this caller, by its address: exact up to a thousand, beyond it the planner's estimate. Two statements, however many lists. */
export async function countLists(named: Tx, caller: Caller, lists: readonly Entity[]): Promise<Record<string, ListCount>> {
  const tx = named.withoutPlugins();
  if (lists.length === 0) return {};
  const counts = await countAll(
    tx,
    lists.map((e) => rowsOf(e, caller, countedExactly + 1)),
  );
  const many = lists.filter((_, index) => counts[index]! > countedExactly);
  const estimates =
    many.length === 0
      ? []
      : await estimateAll(
          tx,
          many.map((e) => rowsOf(e, caller, unlimited)),
        );
  return Object.fromEntries(
    lists.map((e, index): [string, ListCount] => {
      const estimated = estimates[many.indexOf(e)];
      return [
        e.url,
        estimated === undefined ? { count: counts[index]! } : { count: Math.max(estimated, counts[index]!), countEstimated: true },
      ];
    }),
  );
}

/** A limit keeps each list a step of its own in the plan of all. */
const unlimited = 2_000_000_000;

function rowsOf(entity: Entity, caller: Caller, limit: number): Sql {
  const { from, where } = found({ entity, caller, expressions: {}, rules: undefined }, { filters: [], words: [] });
  return sql`(select 1 from ${from} where ${where} limit ${sql.lit(limit)})`;
}

async function countAll(tx: Tx, rows: readonly Sql[]): Promise<number[]> {
  const { rows: answer } = await sql<{ counts: number[] }>`select array[${sql.join(
    rows.map((one) => sql`(select count(*)::int from ${one} c)`),
  )}] as counts`.execute(tx);
  return answer[0]!.counts;
}

const step = z.object({ "Plan Rows": z.number() });
const plans = z.array(z.object({ Plan: step.extend({ Plans: z.array(step).optional() }) })).min(1);

async function estimateAll(tx: Tx, rows: readonly Sql[]): Promise<number[]> {
  const { rows: answer } = await sql<Record<string, unknown>>`explain (format json) ${sql.join(rows, sql` union all `)}`.execute(tx);
  const [{ Plan: plan }] = plans.parse(Object.values(answer[0] ?? {})[0]) as [z.infer<typeof plans>[number]];
  const steps = rows.length === 1 ? [plan] : (plan.Plans ?? []);
  return steps.map((one) => one["Plan Rows"]);
}

import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Tx } from "../../src/storage/asDomain.ts";

export interface PlanNode {
  /** Such as "Seq Scan" or "Index Only Scan". */
  type: string;
  table: string | undefined;
  index: string | undefined;
  /** What the index was asked for; a condition that is only in `filter` was checked row by row. */
  indexCondition: string | undefined;
  filter: string | undefined;
  estimatedRows: number;
}

type Node = z.infer<typeof node>;
const node = z.looseObject({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  "Index Cond": z.string().optional(),
  Filter: z.string().optional(),
  "Plan Rows": z.number(),
  get Plans() {
    return z.array(node).optional();
  },
});

/** How PostgreSQL would run a query, as the role and in the domain of this transaction: every step, from the top. */
export async function explain(
  tx: Tx,
  query: { compile(): { sql: string; parameters: readonly unknown[] } } | RawBuilder<unknown>,
): Promise<PlanNode[]> {
  const compiled = "toOperationNode" in query ? query.compile(tx) : query.compile();
  const { rows } = await tx.executeQuery<{ "QUERY PLAN": unknown }>({
    ...sql`select`.compile(tx),
    sql: `explain (format json) ${compiled.sql}`,
    parameters: compiled.parameters,
  });
  const [answer] = z.array(z.object({ Plan: node })).parse(Object.values(rows[0] ?? {})[0]);
  return answer ? [...stepsOf(answer.Plan)] : [];
}

/** The tables that a plan reads from one end to the other. */
export const fullScans = (plan: PlanNode[]): string[] =>
  plan.flatMap(({ type, table }) => (type.endsWith("Seq Scan") && table !== undefined ? [table] : []));

function* stepsOf(step: Node): Generator<PlanNode> {
  yield {
    type: step["Node Type"],
    table: step["Relation Name"],
    index: step["Index Name"],
    indexCondition: step["Index Cond"],
    filter: step.Filter,
    estimatedRows: step["Plan Rows"],
  };
  for (const below of step.Plans ?? []) yield* stepsOf(below);
}

import type { CompiledQuery } from "kysely";
import type { Tx } from "./asDomain.ts";
import { keptName } from "./keptName.ts";

type Answers<Queries extends readonly CompiledQuery[]> = {
  [Index in keyof Queries]: Queries[Index] extends CompiledQuery<infer Row> ? Row[] : never;
};

/**
 * Statements that need nothing of each other's answers: they travel together and run in this order, on one way to the database instead
 * of one each. The database keeps their plans, so their text must be the same each time: no lists of changing length in it.
 */
export async function together<const Queries extends readonly CompiledQuery[]>(tx: Tx, queries: Queries): Promise<Answers<Queries>> {
  const answers = await Promise.all(queries.map((query) => tx.executeQuery(named(query))));
  return answers.map(({ rows }) => rows) as Answers<Queries>;
}

const named = (query: CompiledQuery): CompiledQuery => {
  const name = keptName(query.sql);
  return name === undefined ? query : Object.assign({ name }, query);
};

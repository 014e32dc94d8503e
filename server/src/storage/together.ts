import { createHash } from "node:crypto";
import type { CompiledQuery } from "kysely";
import type { Tx } from "./asDomain.ts";

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

const names = new Map<string, string>();

/** All columns may become more while the server runs, and a kept plan would then be refused: such a statement is planned anew. */
const named = (query: CompiledQuery): CompiledQuery =>
  query.sql.includes("*") ? query : Object.assign({ name: nameOf(query.sql) }, query);

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `kept_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  names.set(text, name);
  return name;
}

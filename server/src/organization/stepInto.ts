import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/** The transaction sees another domain for the time of this work. */
export async function stepInto<Answer>(tx: Tx, from: number, into: number, work: () => Promise<Answer>): Promise<Answer> {
  await step(tx, into);
  const answer = await work(); // a refusal ends the transaction, and with it the setting
  await step(tx, from);
  return answer;
}

const step = (tx: Tx, id: number) => sql`select set_config('app.domain_id', ${String(id)}, true)`.execute(tx);

import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

const enter = (tx: Tx, domainId: number) => sql`select set_config('app.domain_id', ${String(domainId)}, true)`.execute(tx);

/** What a change of rows that all domains share means in each of the others: whoever changes them may enter each. Ends in the own one. */
export async function inOtherDomains(tx: Tx, domainId: number, work: (id: number) => Promise<void>): Promise<void> {
  const { rows: others } = await sql<{ id: number }>`select id from domains where id <> ${domainId} order by id`.execute(tx);
  for (const { id } of others) {
    await enter(tx, id);
    await work(id);
  }
  await enter(tx, domainId);
}

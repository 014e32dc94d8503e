import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** What an act changed holds values of people: it goes when it can be undone no more. The events of each record stay. */
export async function forgetBulkActs(tx: Tx, domainId: number, before: Date): Promise<void> {
  await sql`delete from bulk_acts where domain_id = ${domainId} and updated_at < ${before}
    and (ended_at is null or ended_at < ${before})`.execute(tx);
}

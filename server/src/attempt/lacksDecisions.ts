import { sql } from "kysely";
import type { Sql } from "../storage/sql.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Whether decisions of a domain that began in the month of this day or later were taken away after their time: what is counted from them is less than there was. */
export async function lacksDecisions(tx: Tx, domainId: number, since: Sql): Promise<boolean> {
  const { rows } = await sql<{
    lacking: boolean;
  }>`select exists (select from kept_months where domain_id = ${domainId} and kind = 'decisions'
    and removed > 0 and month >= date_trunc('month', (${since}) at time zone 'UTC')::date) as lacking`.execute(tx);
  return rows[0]?.lacking ?? false;
}

import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

interface Sealed {
  domainId: number;
  id: number;
  startedMonth: string;
}

/** The threats of a session that was just sealed by category, as their marks are stored: dashboards and reports add these up. */
export async function countCategories(tx: Tx, { domainId, id, startedMonth }: Sealed): Promise<void> {
  await sql`insert into simulator_categories
      (domain_id, session_id, category, image_category, sealed_at, threats, missed, half_credit, full_credit, time_ms, timed)
    select ${domainId}::bigint, * from threats_of(${domainId}, ${startedMonth}::date, ${id})`.execute(tx);
}

import { sql } from "kysely";
import { measuresOf } from "../../reporting/measures/measuresOf.ts";
import type { Tx } from "../../storage/asDomain.ts";

interface Sealed {
  domainId: number;
  id: number;
  startedMonth: string;
}

/**
 * The answers of a session that was just sealed, as their marks are stored: threats by category, and all by what was shown. Dashboards, reports and
 * measures add these up.
 */
export async function countSealed(tx: Tx, { domainId, id, startedMonth }: Sealed): Promise<void> {
  await sql`with measured as (insert into simulator_measures
      (domain_id, session_id, sealed_at, dimension, value, hits, misses, false_alarms, correct_rejections)
      select ${domainId}::bigint, * from ${measuresOf(domainId, startedMonth, id)})
    insert into simulator_categories
      (domain_id, session_id, category, image_category, sealed_at, threats, missed, half_credit, full_credit, time_ms, timed, miscalled)
    select ${domainId}::bigint, * from threats_of(${domainId}, ${startedMonth}::date, ${id})`.execute(tx);
}

import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";

/** Sessions that name another course or program than their course status and its run. */
const others = (domainId: number): Sql => sql`(
  select x.id, c.course_id, s.program_id from simulator_sessions x
    left join course_statuses c on c.domain_id = x.domain_id and c.id = x.course_status_id
    left join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id
   where x.domain_id = ${domainId} and (x.course_id, x.program_id) is distinct from (c.course_id, s.program_id)) other`;

export async function wrongSessionPrograms(tx: Tx, domainId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${others(domainId)}`.execute(tx);
  return rows[0]!.count;
}

export async function writeSessionPrograms(tx: Tx, domainId: number): Promise<void> {
  await sql`update simulator_sessions x set course_id = other.course_id, program_id = other.program_id from ${others(domainId)}
    where x.domain_id = ${domainId} and x.id = other.id`.execute(tx);
}

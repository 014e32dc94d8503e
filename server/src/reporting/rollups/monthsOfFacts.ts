import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** The months in which sessions and exams of a domain began, by UTC. */
export async function monthsOfFacts(tx: Tx, domainId: number): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct month::text as month from (
      select started_month as month from simulator_sessions where domain_id = ${domainId}
      union select started_month from exam_attempts where domain_id = ${domainId}) m order by 1`.execute(tx);
  return rows.map(({ month }) => month);
}

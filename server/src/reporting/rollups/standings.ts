import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";

/** Those of a domain, a company after the other: its people are looked at together. */
export async function companiesOf(tx: Tx, domainId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from companies where domain_id = ${domainId} order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

export const companyPeople = (domainId: number, companyId: number): Sql =>
  sql`array(select u.id from users u where u.domain_id = ${domainId} and u.company_id = ${companyId})`;

/** How many rows of `learner_programs` say something else than assignments, runs and people, or are missing, or are too many. */
export async function wrongStandings(tx: Tx, domainId: number, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with kept as (select user_id, program_id, company_id, active, assigned, begins_on, assigned_due, run_open, status, due_at, valid_until, undated
        from learner_programs where domain_id = ${domainId} and (company_id = ${companyId} or user_id = any(${companyPeople(domainId, companyId)}))),
      counted as (select * from learner_programs_of(${domainId}, ${companyPeople(domainId, companyId)}))
    select count(*)::int as count from (
      (select * from kept except all select * from counted) union all (select * from counted except all select * from kept)) different`.execute(
    tx,
  );
  return rows[0]!.count;
}

export async function writeStandings(tx: Tx, domainId: number, companyId: number): Promise<void> {
  await sql`select keep_learner_programs(${domainId}, array(
    select u.id from users u where u.domain_id = ${domainId} and u.company_id = ${companyId}
    union select p.user_id from learner_programs p where p.domain_id = ${domainId} and p.company_id = ${companyId}))`.execute(tx);
}

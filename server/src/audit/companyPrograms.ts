import type { CompanyProgram } from "@vigil/model/audit/personWire";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/** The programs of a company's active people: how many have each, and how far they are. */
export async function companyPrograms(tx: Tx, domainId: number, companyId: number): Promise<CompanyProgram[]> {
  const { rows } = await sql<CompanyProgram>`
    with zone as (select coalesce(company.sound_zone, domain.sound_zone) as name from companies company
      join domains domain on domain.id = company.domain_id where company.domain_id = ${domainId} and company.id = ${companyId}),
    assigned as (
      select a.program_id, a.user_id, min(a.due_on) as due_on
        from users person join program_assignments a on a.domain_id = person.domain_id and a.user_id = person.id
       where person.domain_id = ${domainId} and person.company_id = ${companyId} and person.active and person.erased_at is null
       group by a.program_id, a.user_id)
    select program.id as program_id, program.title, count(*)::int as people,
        count(*) filter (where run.status <> 'n')::int as begun, count(*) filter (where run.complete)::int as complete,
        count(*) filter (where coalesce(assigned.due_on, (run.due_at at time zone zone.name)::date) < (now() at time zone zone.name)::date
          and not coalesce(run.complete, false))::int as overdue
      from assigned cross join zone join programs program on program.id = assigned.program_id
      left join lateral (select s.status, s.complete, s.due_at from program_statuses s
        where s.domain_id = ${domainId} and s.user_id = assigned.user_id and s.program_id = assigned.program_id
        order by s.sequence desc limit 1) run on true
     group by program.id order by program.title, program.id`.execute(tx);
  return rows;
}

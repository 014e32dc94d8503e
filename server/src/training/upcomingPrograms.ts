import type { UpcomingProgram } from "@vigil/model/training/wire";
import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";

/** What is assigned to a learner and cannot be begun yet: no way of it has begun, or the program itself has not. */
export async function upcomingPrograms(tx: Tx, { domainId, userId, companyId }: Caller): Promise<UpcomingProgram[]> {
  const { rows } = await sql<UpcomingProgram>`
    with today as materialized (
      select (now() at time zone coalesce(company.sound_zone, domain.sound_zone))::date as day
        from companies company join domains domain on domain.id = company.domain_id
       where company.domain_id = ${domainId} and company.id = ${companyId})
    select n.id, n.title, n.starts::text as starts_on, due_day(${domainId}, ${userId}, n.id, null)::text as due_on
      from (
        select program.id, program.title, program.priority,
            greatest(program.start_date, case when bool_and(a.starts_on is not null) then min(a.starts_on) end) as starts
          from program_assignments a join programs program on program.id = a.program_id and program.active
         where a.domain_id = ${domainId} and a.user_id = ${userId}
           and coalesce(a.ends_on >= (select day from today), true) and coalesce(program.end_date >= (select day from today), true)
         group by program.id) n
     where n.starts > (select day from today)
     order by n.starts, n.priority, n.title, n.id`.execute(tx);
  return rows;
}

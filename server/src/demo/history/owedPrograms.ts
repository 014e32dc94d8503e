import { sql } from "kysely";
import { historyPeople } from "../../../../content/historyPeople.ts";
import type { Tx } from "../../storage/asDomain.ts";

export interface OwedProgram {
  id: number;
  /** Those that it shows; a program that shows none has them. */
  images: "made" | "coming" | "none";
}

const names = historyPeople.map(({ username }) => username);

/** Programs of the people who came with a history that none of them has begun. */
export async function owedPrograms(tx: Tx, domainId: number): Promise<OwedProgram[]> {
  const { rows } = await sql<OwedProgram>`
    with owed as (
      select a.program_id as id from users u join program_assignments a on a.domain_id = u.domain_id and a.user_id = u.id
       where u.domain_id = ${domainId} and u.demo and u.active and u.username = any(${names}::text[])
         and not exists (select from users o join program_statuses s on s.domain_id = o.domain_id and s.user_id = o.id
           where o.domain_id = ${domainId} and o.demo and o.username = any(${names}::text[]) and s.program_id = a.program_id)
       group by a.program_id),
    library as (
      select m.program_id, c.image_library_id as id from program_courses m join courses c on c.id = m.course_id where c.image_library_id is not null)
    select owed.id, case
        when exists (select from library l join library_jobs j on j.library_id = l.id
          where l.program_id = owed.id and j.state in ('waiting', 'running', 'paused')) then 'coming'
        when exists (select from library l where l.program_id = owed.id
          and not exists (select from images i where i.library_id = l.id and i.state = 'approved')) then 'none'
        else 'made' end as images
      from owed order by owed.id`.execute(tx);
  return rows;
}

import { sql } from "kysely";
import type { ResetPreview } from "@vigil/model/training/resetPreview";
import type { Tx } from "../../storage/asDomain.ts";

/** What stands in a run: it stays with the closed run in every case; after a hard reset the next one begins without it. */
export async function resetPreview(tx: Tx, domainId: number, programStatusId: number): Promise<ResetPreview> {
  const { rows } = await sql<ResetPreview>`
    select run.sequence, run.complete, run.closed_at is not null as closed,
      count(course.id) filter (where course.status <> 'n')::int as begun, count(course.id) filter (where course.complete)::int as complete_courses,
      (select count(*)::int from simulator_sessions session join course_statuses of on of.domain_id = session.domain_id and of.id = session.course_status_id
        where session.domain_id = run.domain_id and of.program_status_id = run.id and session.sealed_at is not null) as sessions,
      (select count(*)::int from simulator_sessions session join course_statuses of on of.domain_id = session.domain_id and of.id = session.course_status_id
        where session.domain_id = run.domain_id and of.program_status_id = run.id and session.sealed_at is null) as open_sessions,
      (select coalesce(sum(seconds), 0)::int from time_sessions time where time.domain_id = run.domain_id and time.program_status_id = run.id) as seconds
      from program_statuses run left join course_statuses course
        on course.domain_id = run.domain_id and course.program_status_id = run.id and course.closed_at is null
     where run.domain_id = ${domainId} and run.id = ${programStatusId}
     group by run.domain_id, run.id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The run was read a moment ago.");
  return row;
}

import { sql, type CompiledQuery } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";
import { courseStatusColumns, type CourseStatusRow } from "./openStatuses.ts";
import { readingQuarter } from "./readingQuarter.ts";

/** So much may have been counted before a course is opened anew and be told afterwards: as long as a page waits for its turn to tell it. */
const untoldSeconds = 90;

type Run = Pick<CourseStatusRow, "domainId" | "id" | "programStatusId">;

/** Adds claimed whole seconds to a course and its run, never more than the server saw pass since the time was last told; a course that is complete has the time it took. */
export async function spendTime(tx: Tx, run: CourseStatusRow, claimedSeconds: number): Promise<CourseStatusRow> {
  const { domainId, id } = run;
  const after = tx.selectFrom("courseStatuses").select(courseStatusColumns).where("domainId", "=", domainId).where("id", "=", id).compile();
  const [, [status = run]] = await together(tx, [spendingQuery(tx, run, claimedSeconds), after]);
  return status;
}

/** The same for whoever writes other things at the same time. */
export const spendingQuery = (tx: Tx, { domainId, id, programStatusId }: Run, claimedSeconds: number): CompiledQuery =>
  sql`
    with before as (
      select case when complete then 0
          else greatest(0, floor(extract(epoch from clock_timestamp() - coalesce(timed_at, last_accessed_at, initiated_at))))::int end as passed
        from course_statuses where domain_id = ${domainId} and id = ${id} for update),
    course as (
      update course_statuses set duration = duration + least(${claimedSeconds}, passed), total_duration = total_duration + least(${claimedSeconds}, passed),
             timed_at = clock_timestamp(), last_accessed_at = clock_timestamp(), updated_at = now()
        from before where domain_id = ${domainId} and id = ${id}
      returning domain_id, id, user_id, least(${claimedSeconds}, passed) as seconds),
    quarter as (${sql.raw(readingQuarter("course"))})
    update program_statuses set duration = duration + seconds, total_duration = total_duration + seconds,
           last_accessed_at = clock_timestamp(), updated_at = now()
      from course where program_statuses.domain_id = ${domainId} and program_statuses.id = ${programStatusId}`.compile(tx);

/** A course is opened again: what passed while it was shut is nobody's time in it. */
export const resumeCourseTime = (tx: Tx, { domainId, id }: CourseStatusRow): Promise<unknown> =>
  tx
    .updateTable("courseStatuses")
    .set({
      timedAt: sql`greatest(coalesce(timed_at, last_accessed_at, initiated_at), clock_timestamp() - make_interval(secs => ${untoldSeconds}))`,
    })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();

import { sql } from "kysely";
import type { Caller } from "../identity/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { CourseStatusRow } from "./openStatuses.ts";

/** So much may have been counted before a course is opened anew and be told afterwards: as long as a page waits for its turn to tell it. */
const untoldSeconds = 90;

/** Adds claimed whole seconds to a course and its run, never more than the server saw pass since time was last told. */
export async function spendTime(tx: Tx, { domainId }: Caller, status: CourseStatusRow, claimedSeconds: number): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    with before as (
      select greatest(0, floor(extract(epoch from clock_timestamp() - coalesce(timed_at, last_accessed_at, initiated_at))))::int as passed
        from course_statuses where domain_id = ${domainId} and id = ${status.id} for update)
    update course_statuses set duration = duration + least(${claimedSeconds}, passed), total_duration = total_duration + least(${claimedSeconds}, passed),
           timed_at = clock_timestamp(), last_accessed_at = clock_timestamp(), updated_at = now()
      from before where domain_id = ${domainId} and id = ${status.id}
    returning least(${claimedSeconds}, passed) as spent`.execute(tx);
  const spent = rows[0]?.spent ?? 0;
  await tx
    .updateTable("programStatuses")
    .set((set) => ({
      duration: set("duration", "+", spent),
      totalDuration: set("totalDuration", "+", spent),
      lastAccessedAt: sql`clock_timestamp()`,
      updatedAt: sql`now()`,
    }))
    .where("domainId", "=", domainId)
    .where("id", "=", status.programStatusId)
    .execute();
  return spent;
}

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

import { sql } from "kysely";
import type { Caller } from "../identity/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { CourseStatusRow } from "./openStatuses.ts";

/** Adds claimed whole seconds to a course and its run, never more than the server saw pass since the course was last touched. */
export async function spendTime(tx: Tx, { domainId }: Caller, status: CourseStatusRow, claimedSeconds: number): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    with before as (
      select greatest(0, floor(extract(epoch from clock_timestamp() - coalesce(last_accessed_at, initiated_at))))::int as passed
        from course_statuses where domain_id = ${domainId} and id = ${status.id} for update)
    update course_statuses set duration = duration + least(${claimedSeconds}, passed), total_duration = total_duration + least(${claimedSeconds}, passed),
           last_accessed_at = clock_timestamp(), updated_at = now()
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

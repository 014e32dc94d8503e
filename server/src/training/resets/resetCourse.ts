import { sql } from "kysely";
import { writeEvent, type Actor } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { CourseStatusRow } from "../openStatuses.ts";
import type { Learner } from "../learner.ts";
import { closing, sealSessionsOf, type ResetBy } from "./closeRun.ts";

/** Closes a course status; its attempts stay with it. The next one begins with the course's content of today. */
export async function resetCourse(tx: Tx, actor: Actor, learner: Learner, status: CourseStatusRow, by: ResetBy): Promise<void> {
  const { domainId, id, courseId, programStatusId, run } = status;
  await sealSessionsOf(tx, learner, sql<boolean>`course.id = ${id}`);
  const closed = await tx
    .updateTable("courseStatuses")
    .set(closing)
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .where("closedAt", "is", null)
    .returning(["complete", "status", "finalExamLocked"])
    .executeTakeFirst();
  if (closed === undefined) return;
  await sql`insert into course_statuses (domain_id, program_status_id, course_id, run, content_id, created_by)
    select ${domainId}, ${programStatusId}, id, ${run + 1}, current_content_id, ${learner.userId} from courses where id = ${courseId}`.execute(
    tx,
  );
  await writeEvent(tx, actor, {
    type: "courseStatus.reset",
    subject: { entity: "courseStatus", id },
    data: { courseId, by, before: { run, ...closed }, after: { run: run + 1, status: "n", complete: false, finalExamLocked: false } },
  });
}

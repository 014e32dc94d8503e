import { sql } from "kysely";
import { certifyCourse } from "../compliance/certifyCourse.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { LearnerActor } from "./learner.ts";
import type { CourseStatusRow } from "./openStatuses.ts";
import { lockingQuery, settleProgram } from "./settleCourse.ts";

interface Held {
  opensAt: Date;
  at: Date;
  startDate: string;
  trainingEventId: number;
}

/** A classroom course is complete once somebody attended its training event; the program may be complete with it. Answers whether it was this that completed it. */
export async function completeClassroom(
  tx: Tx,
  actor: LearnerActor,
  { domainId, id }: Pick<CourseStatusRow, "domainId" | "id">,
  { opensAt, at, startDate, trainingEventId }: Held,
): Promise<boolean> {
  const [status] = (await tx.executeQuery(lockingQuery(tx, domainId, id))).rows;
  if (status === undefined || status.complete || status.closedAt !== null) return false;
  await sql`update course_statuses set status = 'c', complete = true, progress = 10000, end_at = ${at},
      initiated_at = least(initiated_at, ${opensAt}), start_date = coalesce(start_date, ${startDate}::date), last_accessed_at = now(), updated_at = now()
    where domain_id = ${domainId} and id = ${id}`.execute(tx);
  await certifyCourse(tx, status);
  await writeEvent(tx, actor, {
    type: "courseStatus.complete",
    subject: { entity: "courseStatus", id },
    data: { courseId: status.courseId, trainingEventId },
  });
  await sql`insert into training_event_results (domain_id, course_status_id, training_event_id)
    values (${domainId}, ${id}, ${trainingEventId})
    on conflict (domain_id, course_status_id) do update set training_event_id = excluded.training_event_id`.execute(tx);
  await settleProgram(tx, actor, status.programStatusId, at);
  return true;
}

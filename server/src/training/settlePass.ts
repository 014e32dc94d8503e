import type { Tx } from "../storage/asDomain.ts";
import { sql } from "kysely";
import type { Learner } from "./learner.ts";
import { courseStatusColumns } from "./openStatuses.ts";
import { reopenCourse } from "./reopenCourse.ts";
import { settleCourse } from "./settleCourse.ts";

interface Regraded {
  courseStatusId: number;
  passed: boolean;
  /** It was an attempt at the final. */
  final: boolean;
  maxFailedAttempts: number;
  /** Why, for whoever reads of a certificate that it was revoked. */
  note: string;
}

/** What rests on a sealed attempt whose pass was gained or lost when it was marked again. A run that is closed stays as it was closed. */
export async function settlePass(
  tx: Tx,
  actor: Learner,
  { courseStatusId, passed, final, maxFailedAttempts, note }: Regraded,
): Promise<void> {
  const status = await tx
    .selectFrom("courseStatuses")
    .select(courseStatusColumns)
    .where("domainId", "=", actor.domainId)
    .where("id", "=", courseStatusId)
    .forUpdate()
    .executeTakeFirst();
  if (status === undefined || status.closedAt !== null) return;
  if (final)
    await sql`update course_statuses set failed_attempts = greatest(0, failed_attempts + ${passed ? -1 : 1}),
        final_exam_locked = final_exam_locked and not (${passed} and (${maxFailedAttempts} = 0 or failed_attempts - 1 < ${maxFailedAttempts})),
        revision = revision + 1, updated_at = now()
      where domain_id = ${actor.domainId} and id = ${courseStatusId}`.execute(tx);
  if (!passed) await reopenCourse(tx, actor, status, note);
  await settleCourse(tx, actor, courseStatusId);
}

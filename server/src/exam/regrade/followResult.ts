import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { Learner } from "../../training/learner.ts";
import { lockFinalExam } from "../../training/lockFinalExam.ts";
import { courseStatusColumns } from "../../training/openStatuses.ts";
import { reopenCourse } from "../../training/reopenCourse.ts";
import { settleCourse } from "../../training/settleCourse.ts";
import type { ExamRow } from "../examRow.ts";

interface Passing {
  before: boolean;
  after: boolean;
  reason: string;
}

/** What rests on a result that was marked again: failed attempts and locks, the course with its program and certificates, the quiz. */
export async function followResult(tx: Tx, learner: Learner, attempt: ExamRow, passing: Passing): Promise<void> {
  if (attempt.courseStatusId !== null) await followOnCourse(tx, learner, attempt, attempt.courseStatusId, passing);
  if (attempt.quizId !== null && passing.before !== passing.after) await followOnQuiz(tx, learner, attempt.quizId, passing.after);
}

async function followOnCourse(tx: Tx, learner: Learner, { kind, settings }: ExamRow, id: number, { before, after, reason }: Passing) {
  const { domainId } = learner;
  const turned = kind === "final" && before !== after;
  await sql`update course_statuses course set
      failed_attempts = greatest(0, failed_attempts + ${turned ? (after ? -1 : 1) : 0}), final_exam_locked = final_exam_locked and not ${turned && after},
      minibook = exists (select from exam_attempts due where due.domain_id = course.domain_id and due.course_status_id = course.id and due.minibook = 'due'),
      updated_at = now()
    where domain_id = ${domainId} and id = ${id}`.execute(tx);
  const status = await tx
    .selectFrom("courseStatuses")
    .select(courseStatusColumns)
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (turned && !after) await lockFinalExam(tx, learner, { ...status, courseStatusId: id }, settings.maxFailedAttempts);
  // a run that is over stays as it ended
  if (status.closedAt !== null) return;
  if (before && !after) await reopenCourse(tx, learner, status, reason);
  await settleCourse(tx, learner, id);
}

/** Passed is who passed any version of it. */
const followOnQuiz = (tx: Tx, { domainId, userId }: Learner, quizId: number, passed: boolean): Promise<unknown> =>
  sql`update quiz_statuses status set failed_attempts = greatest(0, status.failed_attempts + ${passed ? -1 : 1}),
      locked_at = case when ${passed} then null else status.locked_at end,
      passed_at = (select min(attempt.sealed_at) from exam_attempts attempt join quizzes version on version.domain_id = attempt.domain_id
        and version.id = attempt.quiz_id and coalesce(version.root_id, version.id) = status.quiz_root_id
        where attempt.domain_id = status.domain_id and attempt.user_id = status.user_id and attempt.passed),
      revision = status.revision + 1, updated_at = now()
    from quizzes own where own.domain_id = ${domainId} and own.id = ${quizId} and status.domain_id = own.domain_id
      and status.quiz_root_id = coalesce(own.root_id, own.id) and status.user_id = ${userId}`.execute(tx);

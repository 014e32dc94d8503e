import { sql } from "kysely";
import { writeEvent, type Actor } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";

interface Sealed {
  domainId: number;
  userId: number;
  quizId: number;
  passed: boolean | null;
  maxFailedAttempts: number;
}

/** A sealed session counts for its quiz, over all versions: attempts, the first pass, and the lock after too many failures. */
export async function countQuiz(tx: Tx, actor: Actor, { domainId, userId, quizId, passed, maxFailedAttempts }: Sealed): Promise<void> {
  const failed = passed !== true;
  const { rows } = await sql<{ failedAttempts: number; locked: boolean }>`
    insert into quiz_statuses as status (domain_id, quiz_root_id, user_id, attempts, failed_attempts, passed_at)
    select ${domainId}, coalesce(quiz.root_id, quiz.id), ${userId}, 1, ${failed ? 1 : 0}, ${failed ? null : sql`now()`}::timestamptz
      from quizzes quiz where quiz.domain_id = ${domainId} and quiz.id = ${quizId}
    on conflict (domain_id, quiz_root_id, user_id) do update
      set attempts = status.attempts + 1, failed_attempts = status.failed_attempts + excluded.failed_attempts,
          passed_at = coalesce(status.passed_at, excluded.passed_at), revision = status.revision + 1, updated_at = now()
    returning failed_attempts, locked_at is not null as locked`.execute(tx);
  const [status] = rows;
  const locks = failed && maxFailedAttempts > 0 && status !== undefined && !status.locked && status.failedAttempts >= maxFailedAttempts;
  if (!locks) return;
  await sql`update quiz_statuses set locked_at = now() from quizzes quiz
    where quiz.domain_id = ${domainId} and quiz.id = ${quizId} and quiz_statuses.domain_id = ${domainId}
      and quiz_statuses.quiz_root_id = coalesce(quiz.root_id, quiz.id) and quiz_statuses.user_id = ${userId}`.execute(tx);
  await writeEvent(tx, actor, {
    type: "quiz.lock",
    severity: "warning",
    subject: { entity: "quiz", id: quizId },
    about: userId,
    data: { before: { locked: false }, after: { locked: true, failedAttempts: status.failedAttempts } },
  });
}

import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

interface Regraded {
  domainId: number;
  userId: number;
  quizId: number;
  passed: boolean;
  maxFailedAttempts: number;
}

/** An attempt at a quiz that was marked again has another pass: its failures, its first pass, and the lock that rested on failures alone. */
export async function countRegraded(tx: Tx, { domainId, userId, quizId, passed, maxFailedAttempts }: Regraded): Promise<void> {
  await sql`update quiz_statuses status
    set failed_attempts = greatest(0, status.failed_attempts + ${passed ? -1 : 1}),
        locked_at = case when ${passed} and (${maxFailedAttempts} = 0 or status.failed_attempts - 1 < ${maxFailedAttempts}) then null else status.locked_at end,
        passed_at = least(
          (select min(x.sealed_at) from simulator_sessions x join quizzes of on of.domain_id = x.domain_id and of.id = x.quiz_id
            where x.domain_id = status.domain_id and x.user_id = status.user_id and coalesce(of.root_id, of.id) = status.quiz_root_id and x.passed and x.sealed_by is not null),
          (select min(e.sealed_at) from exam_attempts e join quizzes of on of.domain_id = e.domain_id and of.id = e.quiz_id
            where e.domain_id = status.domain_id and e.user_id = status.user_id and coalesce(of.root_id, of.id) = status.quiz_root_id and e.passed and e.sealed_by is not null)),
        revision = status.revision + 1, updated_at = now()
    from quizzes quiz
    where quiz.domain_id = ${domainId} and quiz.id = ${quizId} and status.domain_id = ${domainId} and status.user_id = ${userId}
      and status.quiz_root_id = coalesce(quiz.root_id, quiz.id)`.execute(tx);
}

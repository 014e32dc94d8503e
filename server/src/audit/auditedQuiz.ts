import type { AuditedQuiz } from "@vigil/model/audit/auditWire";
import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { auditedLearner } from "./auditedLearner.ts";
import type { Tx } from "../storage/asDomain.ts";

/** A quiz that was assigned to a learner or taken by them, and how they stand with it. */
export async function auditedQuiz(tx: Tx, caller: Caller, { userId, quizId }: { userId: number; quizId: number }): Promise<AuditedQuiz> {
  const learner = await auditedLearner(tx, caller, userId);
  const { rows } = await sql<AuditedQuiz["quiz"]>`
    select quiz.id, quiz.name, quiz.type, quiz.passing_score, quiz.max_failed_attempts, coalesce(status.attempts, 0)::int as attempts,
           coalesce(status.failed_attempts, 0)::int as failed_attempts, status.locked_at is not null as locked, status.passed_at is not null as passed
      from quizzes quiz
      left join quiz_statuses status on status.domain_id = quiz.domain_id and status.quiz_root_id = coalesce(quiz.root_id, quiz.id)
        and status.user_id = ${userId}
     where quiz.domain_id = ${caller.domainId} and quiz.id = ${quizId} and ${caller.programs === null}
       and (status.user_id is not null or exists (select from quiz_learners assigned
         where assigned.domain_id = quiz.domain_id and assigned.quiz_id = quiz.id and assigned.user_id = ${userId}))`.execute(tx);
  const [quiz] = rows;
  if (quiz === undefined) throw new Problem(404, "NotFound");
  return { learner, quiz };
}

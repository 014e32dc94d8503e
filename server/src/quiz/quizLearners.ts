import { user } from "@vigil/model/organization/user";
import type { QuizLearner } from "@vigil/model/quiz/quizWire";
import { sql } from "kysely";
import { visible } from "../entity/listSql.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { wireInstant } from "../http/wireInstant.ts";

const mostLearners = 1000;

type Row = Omit<QuizLearner, "passedAt"> & { passedAt: Date | null };

/** Who is assigned to a quiz or has taken it, of those the caller may see, with their scores over all its versions; who is locked comes first. */
export async function quizLearners(tx: Tx, caller: Caller, quizId: number): Promise<QuizLearner[]> {
  const { rows } = await sql<Row>`
    with quiz as (select q.id, coalesce(q.root_id, q.id) as root_id from quizzes q where q.domain_id = ${caller.domainId} and q.id = ${quizId}),
    versions as (select v.id from quiz join quizzes v on v.domain_id = ${caller.domainId} and (v.id = quiz.root_id or v.root_id = quiz.root_id)),
    taken as (
      select s.user_id, s.score, s.sealed_at, s.id from versions join simulator_sessions s on s.domain_id = ${caller.domainId} and s.quiz_id = versions.id
       where s.sealed_at is not null
      union all
      select a.user_id, a.score, a.sealed_at, a.id from versions join exam_attempts a on a.domain_id = ${caller.domainId} and a.quiz_id = versions.id
       where a.sealed_at is not null),
    scores as (select user_id, max(score) / 100.0 as best, (array_agg(score order by sealed_at desc, id desc))[1] / 100.0 as latest from taken group by user_id)
    select t.id as user_id, t.username, t.first_name, t.last_name, coalesce(status.attempts, 0)::int as attempts,
           coalesce(status.failed_attempts, 0)::int as failed_attempts, status.locked_at is not null as locked, status.passed_at,
           scores.best::float8, scores.latest::float8,
           assigned.user_id is not null as assigned
      from quiz cross join users t
      left join quiz_learners assigned on assigned.domain_id = t.domain_id and assigned.quiz_id = quiz.id and assigned.user_id = t.id
      left join quiz_statuses status on status.domain_id = t.domain_id and status.quiz_root_id = quiz.root_id and status.user_id = t.id
      left join scores on scores.user_id = t.id
     where ${visible(user, "t", caller)} and (assigned.user_id is not null or status.user_id is not null)
     order by status.locked_at is null, t.last_name, t.first_name, t.id limit ${mostLearners}`.execute(tx);
  return rows.map(({ passedAt, ...row }) => ({ ...row, passedAt: passedAt && wireInstant(passedAt) }));
}

/** Their failed attempts count from nothing again; what they did stays. */
export async function unlockLearners(tx: Tx, caller: Caller, quizId: number, userIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ userId: number; failedAttempts: number; locked: boolean }>`
    update quiz_statuses status set failed_attempts = 0, locked_at = null, revision = status.revision + 1, updated_at = now()
      from quizzes q, users t, quiz_statuses old
     where q.domain_id = ${caller.domainId} and q.id = ${quizId} and status.domain_id = q.domain_id
       and status.quiz_root_id = coalesce(q.root_id, q.id) and t.domain_id = q.domain_id and t.id = status.user_id
       and old.domain_id = status.domain_id and old.quiz_root_id = status.quiz_root_id and old.user_id = status.user_id
       and status.user_id = any(${userIds}::bigint[]) and ${visible(user, "t", caller)}
    returning status.user_id, old.failed_attempts, old.locked_at is not null as locked`.execute(tx);
  const missing = userIds.filter((id) => !rows.some(({ userId }) => userId === id));
  if (missing.length > 0) throw new Problem(404, "NotFound", { details: { ids: missing } });
  for (const { userId, ...before } of rows)
    await writeEvent(tx, caller, {
      type: "quiz.unlock",
      subject: { entity: "quiz", id: quizId },
      about: userId,
      data: { before, after: { failedAttempts: 0, locked: false } },
    });
}

import type { AuditedLearner, AuditedWork } from "@vigil/model/audit/auditWire";
import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";

/** A learner with the courses they have begun and the quizzes they have taken, over all runs and versions; with the sealed sessions of each. */
export async function auditedWork(tx: Tx, { domainId, programs }: Caller, learner: AuditedLearner): Promise<AuditedWork> {
  const mine = sql`domain_id = ${domainId} and user_id = ${learner.userId} and sealed_at is not null`;
  const sealed = sql`(select domain_id, course_status_id, quiz_id from simulator_sessions where ${mine}
    union all select domain_id, course_status_id, quiz_id from exam_attempts where ${mine})`;
  const within = programs === null ? sql`true` : sql`program.program_id = any(${programs}::bigint[])`;
  const courses = await sql<AuditedWork["courses"][number]>`
    select course.id, course.title, count(session.domain_id)::int as sessions
      from course_statuses status
      join program_statuses program on program.domain_id = status.domain_id and program.id = status.program_status_id
      join courses course on course.id = status.course_id
      left join ${sealed} session on session.domain_id = status.domain_id and session.course_status_id = status.id
     where status.domain_id = ${domainId} and status.user_id = ${learner.userId} and ${within}
     group by course.id order by course.title, course.id`.execute(tx);
  // A quiz belongs to no program: whoever is narrowed to programs sees none.
  const quizzes = await sql<AuditedWork["quizzes"][number]>`
    select newest.id, newest.name, count(*)::int as sessions
      from ${sealed} session
      join quizzes quiz on quiz.domain_id = session.domain_id and quiz.id = session.quiz_id
      join quizzes newest on newest.domain_id = quiz.domain_id and newest.newest and coalesce(newest.root_id, newest.id) = coalesce(quiz.root_id, quiz.id)
     where ${programs === null}
     group by newest.domain_id, newest.id order by newest.name, newest.id`.execute(tx);
  return { learner, courses: courses.rows, quizzes: quizzes.rows };
}

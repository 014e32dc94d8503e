import type { PersonExam, PersonExams } from "@vigil/model/audit/personWire";
import { sql } from "kysely";
import { wireInstant } from "../http/wireInstant.ts";
import type { Tx } from "../storage/asDomain.ts";

interface Row extends Omit<PersonExam, "startedAt" | "sealedAt"> {
  startedAt: Date;
  sealedAt: Date | null;
}

/** The exams and quizzes of questions of one person, the newest first. */
export async function personExams(
  tx: Tx,
  domainId: number,
  userId: number,
  { page, limit }: { page: number; limit: number },
): Promise<PersonExams> {
  const { rows } = await sql<Row>`
    select attempt.id, attempt.kind, coalesce(course.title, newest.name, quiz.name) as title,
        case when attempt.quiz_id is null then 'courses' else 'quizzes' end as of, coalesce(course.id, newest.id, quiz.id) as item,
        attempt.number, attempt.started_at, attempt.sealed_at, (attempt.score / 100.0)::float8 as score, attempt.passed, attempt.duration
      from exam_attempts attempt
      left join course_statuses status on status.domain_id = attempt.domain_id and status.id = attempt.course_status_id
      left join courses course on course.id = status.course_id
      left join quizzes quiz on quiz.domain_id = attempt.domain_id and quiz.id = attempt.quiz_id
      left join quizzes newest on newest.domain_id = quiz.domain_id and newest.newest and coalesce(newest.root_id, newest.id) = coalesce(quiz.root_id, quiz.id)
     where attempt.domain_id = ${domainId} and attempt.user_id = ${userId}
     order by attempt.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count from exam_attempts
    where domain_id = ${domainId} and user_id = ${userId}`.execute(tx);
  return {
    rows: rows.map(({ startedAt, sealedAt, ...row }) => ({
      ...row,
      startedAt: wireInstant(startedAt),
      sealedAt: sealedAt && wireInstant(sealedAt),
    })),
    count: counted.rows[0]?.count ?? 0,
  };
}

import { sql } from "kysely";
import { resultKinds, type ResultRow, type ResultRows } from "@vigil/model/training/resultWire";
import type { Tx } from "../storage/asDomain.ts";
import { wireInstant } from "../http/wireInstant.ts";
import { withUnitNames } from "./withUnitNames.ts";

interface Listing {
  domainId: number;
  userId: number;
  page: number;
  limit: number;
  kind?: ResultRow["kind"] | undefined;
  locale?: string | undefined;
}

type Row = Omit<ResultRow, "startedAt" | "score" | "unit"> & {
  startedAt: Date;
  score: number | null;
  unitId: number | null;
  contentId: number | null;
};

/** Whatever a learner has handed in, over all runs, newest first: sessions at the X-ray screen, exams of questions, quizzes of either. */
export async function readResults(tx: Tx, { domainId, userId, page, limit, kind, locale }: Listing): Promise<ResultRows> {
  const kinds = kind === undefined ? resultKinds : [kind];
  const results = sql`
    with results as (
      select 'screen' as source, session.id, case when session.quiz_id is not null then 'quiz' when session.type = 'Exam' then 'exam' when session.watch then 'watch' else 'practice' end as kind,
             case when session.quiz_id is null then course.course_id end as course_id, quiz.name as quiz, session.score, session.passed, session.duration,
             session.started_at, session.sealed_at, session.hits, session.misses, session.false_alarms, (session.settings ->> 'numberOfImages')::int as size,
             session.unit_id, course.content_id
        from simulator_sessions session
        left join course_statuses course on course.domain_id = session.domain_id and course.id = session.course_status_id
        left join quizzes quiz on quiz.domain_id = session.domain_id and quiz.id = session.quiz_id
       where session.domain_id = ${domainId} and session.user_id = ${userId} and session.sealed_at is not null
      union all
      select 'questions', attempt.id, case attempt.kind when 'quiz' then 'quiz' when 'final' then 'finalExam' else 'unitExam' end,
             course.course_id, quiz.name, case when attempt.settings ->> 'results' = 'none' then null else attempt.score end, attempt.passed, attempt.duration,
             attempt.started_at, attempt.sealed_at, null, null, null, null, attempt.unit_id, attempt.content_id
        from exam_attempts attempt
        left join course_statuses course on course.domain_id = attempt.domain_id and course.id = attempt.course_status_id
        left join quizzes quiz on quiz.domain_id = attempt.domain_id and quiz.id = attempt.quiz_id
       where attempt.domain_id = ${domainId} and attempt.user_id = ${userId} and attempt.sealed_at is not null
    )`;
  const found = sql`from results where kind = any(${kinds}::text[])`;
  const { rows } = await sql<Row>`
    ${results} select result.source, result.id, result.kind, result.course_id, coalesce(result.quiz, course.title, '') as title, result.score, result.passed,
           result.duration, result.started_at, result.hits, result.misses, result.false_alarms, result.size,
           result.unit_id, result.content_id
      from (select * ${found} order by sealed_at desc, source, id desc limit ${limit} offset ${(page - 1) * limit}) result
      left join courses course on course.id = result.course_id
     order by result.sealed_at desc, result.source, result.id desc`.execute(tx);
  const counted = await sql<{ count: number }>`${results} select count(*)::int as count ${found}`.execute(tx);
  return {
    rows: (await withUnitNames(tx, { domainId, locale }, rows)).map(({ startedAt, score, ...row }) => ({
      ...row,
      score: score === null ? null : score / 100,
      startedAt: wireInstant(startedAt),
    })),
    count: counted.rows[0]?.count ?? 0,
  };
}

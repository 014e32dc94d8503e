import { sql } from "kysely";
import type { Expressions } from "../entity/view.ts";
import { whoExpressions } from "../identity/whoExpressions.ts";

/** Of the row `t` of the list of attempts. A quiz is looked at by its newest version. */
export const attemptExpressions: Expressions = {
  ...whoExpressions,
  place: sql`(select jsonb_build_object('attempt', t.id, 'type', t.kind, 'sealed', t.sealed_at is not null, 'user', t.user_id,
      'of', case when t.quiz_id is null then 'courses' else 'quizzes' end, 'item', coalesce(t.course_id, newest.id, t.quiz_id),
      'title', coalesce(course.title, newest.name, quiz.name))
    from (select) one left join courses course on course.id = t.course_id
    left join quizzes quiz on quiz.domain_id = t.domain_id and quiz.id = t.quiz_id
    left join quizzes newest on newest.domain_id = t.domain_id and newest.newest and coalesce(newest.root_id, newest.id) = coalesce(quiz.root_id, quiz.id))`,
  open: sql`(t.sealed_at is null)`,
  score: sql`t.score / 100.0::float8`,
  openFlags: sql`(select count(*)::int from integrity_flags flag
    where flag.domain_id = t.domain_id and flag.exam_attempt_id = t.id and flag.verdict = 'open')`,
};

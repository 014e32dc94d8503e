import { sql } from "kysely";
import type { Expressions } from "../entity/view.ts";
import { whoExpressions } from "../identity/whoExpressions.ts";

const runOf = (id: string) => sql`left join course_statuses c on c.domain_id = p.domain_id and c.id = p.course_status_id
  left join courses course on course.id = c.course_id
  left join quizzes quiz on quiz.domain_id = p.domain_id and quiz.id = p.quiz_id
  where p.domain_id = t.domain_id and p.id = ${sql.ref(`t.${id}`)}`;

/** What a flag says beside its own columns, in terms of the row `t`. */
export const flagExpressions: Expressions = {
  ...whoExpressions,
  facts: sql`t.facts || jsonb_build_object('kind', t.kind, 'position', t.position)`,
  // a session or attempt that is still open has nothing to look at yet
  place: sql`coalesce(
    (select jsonb_build_object('session', p.id, 'type', lower(p.type), 'sealed', p.sealed_at is not null,
        'of', case when p.quiz_id is null then 'courses' else 'quizzes' end, 'title', coalesce(course.title, quiz.name))
      from simulator_sessions p ${runOf("simulator_session_id")}),
    (select jsonb_build_object('attempt', p.id, 'type', p.kind, 'sealed', p.sealed_at is not null, 'user', p.user_id,
        'of', case when p.quiz_id is null then 'courses' else 'quizzes' end, 'item', coalesce(c.course_id, p.quiz_id),
        'title', coalesce(course.title, quiz.name))
      from exam_attempts p ${runOf("exam_attempt_id")}))`,
};

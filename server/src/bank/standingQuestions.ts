import { sql } from "kysely";
import type { Sql } from "../storage/sql.ts";

/** The text of an objective in a content of a course. */
const objectiveIn = (
  content: Sql,
  id: Sql,
): Sql => sql`coalesce((select told.value ->> 'text' from jsonb_array_elements(${content} -> 'objectives') told
  where told.value ->> 'id' = ${id} limit 1), '')`;

/**
 * Every question that quizzes and courses of a domain ask, one row each: of a quiz its newest version, of a course the version learners get,
 * and what only its draft has. Drafts of courses that all share belong to whoever keeps those.
 */
export const standingQuestions = (domainId: number): Sql => sql`
  select 'quiz' as place, coalesce(quiz.root_id, quiz.id) as quiz_root_id, quiz.id as quiz_id, null::bigint as course_id, question.number, question.text,
      case when question.truth is not null then 'truth' when question.asks is not null then question.asks ->> 'kind'
        when jsonb_array_length(question.correct) > 1 then 'multiple' else 'single' end as kind,
      '' as objective, 'current' as state, quiz.version::text as version, quiz.updated_at as since,
      md5(concat_ws(' ', question.text, question.asks, question.truth, question.correct, question.incorrect)) as said_hash
    from quizzes quiz join quiz_questions question on question.domain_id = quiz.domain_id and question.quiz_id = quiz.id
   where quiz.domain_id = ${domainId} and quiz.newest and quiz.type = 'content'
  union all
  select 'course', null, null, course.id, question.question_id::int, question.body ->> 'text', question.kind,
      ${objectiveIn(sql`content.content`, sql`question.objective`)},
      case when draft.state <> 'published' and (part.gone or part.revision > 1 and part.changed_at > content.installed_at) then 'changed' else 'current' end,
      left(content.version, 100), content.installed_at, md5(concat_ws(' ', question.kind, question.body, question.answer_key))
    from courses course join course_contents content on content.id = course.current_content_id
    join content_questions question on question.content_id = content.id
    left join course_drafts draft on draft.course_id = course.id and draft.owner_domain_id = ${domainId}
    left join course_draft_parts part on part.draft_id = draft.id and part.locale = '' and part.key = 'q' || question.question_id
   where course.owner_domain_id = ${domainId} or course.owner_domain_id is null
  union all
  select 'course', null, null, draft.course_id, (part.block ->> 'id')::int, part.block ->> 'text', part.block ->> 'kind',
      coalesce((select objective.block ->> 'text' from course_draft_parts objective where objective.draft_id = draft.id and objective.locale = ''
        and not objective.gone and objective.key = 'o' || (part.block ->> 'objective')), ''),
      'draft', '', part.changed_at, md5(part.block::text)
    from course_drafts draft join course_draft_parts part on part.draft_id = draft.id and part.locale = '' and part.piece = 'questions' and not part.gone
   where draft.owner_domain_id = ${domainId} and coalesce(trim(part.block ->> 'text'), '') <> ''
     and not exists (select from courses course join content_questions question on question.content_id = course.current_content_id
       and question.question_id = (part.block ->> 'id')::int where course.id = draft.course_id)`;

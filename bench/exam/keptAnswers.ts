import { ASKED } from "./examCourse.ts";
import type { ExamHall } from "./examHall.ts";
import type { Sat } from "./sitting.ts";

interface Kept {
  userId: number;
  id: number;
  sealed: boolean;
  score: number | null;
  values: (number[] | null)[];
  right: number;
}

/** Looks for every acknowledged answer in the database, and whether each attempt that was handed in is sealed once and scored right. */
export async function keptAnswers({ owner, domainId, course, people }: ExamHall, { acknowledged }: Sat): Promise<void> {
  const { rows } = await owner.query<Kept>(
    `select a.user_id as "userId", a.id, a.sealed_at is not null as sealed, a.score,
            array_agg(e.value order by e.position) as values,
            count(*) filter (where e.value = q.answer_key -> 'correct')::int as right
       from exam_attempts a
       join course_statuses c on c.domain_id = a.domain_id and c.id = a.course_status_id and c.course_id = $2
       join exam_answers e on e.domain_id = a.domain_id and e.started_month = a.started_month and e.attempt_id = a.id
       join content_questions q on q.content_id = a.content_id and q.question_id = e.question_id
      where a.domain_id = $1 group by a.domain_id, a.id`,
    [domainId, course.courseId],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lost = acknowledged.flatMap(({ attemptId, answers }) =>
    answers.filter(({ index, option }) => JSON.stringify(byId.get(attemptId)?.values[index]) !== JSON.stringify([option])),
  );
  const wrong = acknowledged.filter(({ attemptId, sealed, score }) => {
    const row = byId.get(attemptId);
    const due = Math.round((10_000 * (row?.right ?? 0)) / ASKED);
    return sealed && !(row?.sealed === true && row.score === due && score === due / 100 && row.values.length === ASKED);
  });
  const { rows: events } = await owner.query<{ type: string; twice: number }>(
    `select type, count(*)::int as twice from (select type, subject_id from events where domain_id = $1 and subject_entity = 'examAttempt'
       and type in ('examAttempt.start', 'examAttempt.seal') and subject_id = any($2) group by type, subject_id having count(*) <> 1) e group by type`,
    [domainId, acknowledged.map(({ attemptId }) => attemptId)],
  );
  const told = (name: string, text: string) => console.log(`exam.${name} ${text}`);
  told("acknowledged", `${acknowledged.reduce((sum, { answers }) => sum + answers.length, 0)} answers`);
  told("lost", `${lost.length} answers`);
  told(
    "twice",
    `${rows.length - new Set(rows.map(({ userId }) => userId)).size} attempts, ${events.reduce((sum, { twice }) => sum + twice, 0)} events`,
  );
  told("handedIn", `${acknowledged.filter(({ sealed }) => sealed).length} of ${people.length} attempts`);
  told("wronglyScored", `${wrong.length} attempts`);
}

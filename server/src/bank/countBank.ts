import { sql } from "kysely";
import { figuresOf } from "../exam/regrade/questionBank.ts";
import type { BankPlace } from "../exam/regrade/regradeTarget.ts";
import type { Tx } from "../storage/asDomain.ts";

/** So far back a hand-in may have begun that is not to be seen yet. */
const underWayMs = 60_000;
/** So many attempts are counted while somebody waits; more are a job's. */
const countedInCall = 2000;

interface Due {
  courseId: number | null;
  contentId: number | null;
  quizId: number | null;
  attempts: number;
}

/** The quizzes and versions of courses of which something was handed in, or marked again, since the bank was counted. */
async function dueOf(tx: Tx, domainId: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with bank as (select coalesce(counted_until, '-infinity') as until from question_banks where domain_id = ${domainId}),
    since as (
      select distinct attempt.content_id, attempt.quiz_id from exam_attempts attempt, bank
       where attempt.domain_id = ${domainId} and attempt.sealed_at > bank.until - make_interval(secs => ${underWayMs / 1000})
      union
      select unnest(said.content_ids), null from question_regrades said, bank where said.domain_id = ${domainId} and said.done_at > bank.until
      union
      select null, unnest(said.quiz_ids) from question_regrades said, bank where said.domain_id = ${domainId} and said.done_at > bank.until)
    select course.id as course_id, since.content_id, since.quiz_id, (select count(*)::int from exam_attempts attempt where attempt.domain_id = ${domainId}
        and attempt.sealed_at is not null and (attempt.content_id = since.content_id or attempt.quiz_id = since.quiz_id)) as attempts
      from since left join courses course on course.current_content_id = since.content_id
      left join quizzes quiz on quiz.domain_id = ${domainId} and quiz.id = since.quiz_id and quiz.newest
     where course.id is not null or quiz.id is not null`.execute(tx);
  return rows;
}

/** How the questions of the bank did, where anything came since: as the page of their version or quiz says it. False where that is more than anybody should wait for. */
export async function countBank(tx: Tx, domainId: number, now: Date, waiting = false): Promise<boolean> {
  const due = await dueOf(tx, domainId);
  if (waiting && due.reduce((sum, { attempts }) => sum + attempts, 0) > countedInCall) return false;
  for (const each of due) await countPlace(tx, domainId, each);
  await sql`update question_banks set counted_until = ${now}::timestamptz where domain_id = ${domainId}`.execute(tx);
  return true;
}

async function countPlace(tx: Tx, domainId: number, { courseId, contentId, quizId }: Due): Promise<void> {
  const place: BankPlace | undefined =
    quizId !== null ? { quizId } : courseId !== null && contentId !== null ? { courseId, contentId } : undefined;
  if (place === undefined) return;
  const counted = [...(await figuresOf(tx, domainId, place))].map(([question, { shown, earned, discrimination, seconds }]) => ({
    question,
    shown,
    earned,
    discrimination,
    seconds,
  }));
  await sql`update bank_questions kept set shown = coalesce(counted.shown, 0), earned = counted.earned, discrimination = counted.discrimination,
      seconds = counted.seconds
    from (select own.id, counted.* from bank_questions own
        left join quiz_questions asked on asked.domain_id = own.domain_id and asked.quiz_id = own.quiz_id and asked.number = own.number
        left join jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (question integer, shown integer, earned float8, discrimination float8, seconds float8)
          on counted.question = coalesce(asked.position, own.number)
       where own.domain_id = ${domainId} and (own.quiz_id = ${quizId}::bigint or own.course_id = ${courseId}::bigint)) counted
   where kept.domain_id = ${domainId} and kept.id = counted.id`.execute(tx);
}

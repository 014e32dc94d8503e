import { bankQuestion } from "@vigil/model/bank/bankQuestion";
import { sql } from "kysely";
import { writeWords } from "../entity/writeWords.ts";
import type { Tx } from "../storage/asDomain.ts";
import { standingQuestions } from "./standingQuestions.ts";

/** What changes whenever a question of the domain's quizzes, courses and drafts does; sums, as what was begun first may be written last. */
const readFrom = (domainId: number) => sql<string>`concat_ws(' ',
  (select concat(count(*), ' ', sum(extract(epoch from updated_at))) from quizzes where domain_id = ${domainId} and newest and type = 'content'),
  (select concat(count(*), ' ', sum(extract(epoch from updated_at))) from courses where current_content_id is not null
    and (owner_domain_id = ${domainId} or owner_domain_id is null)),
  (select concat(count(*), ' ', sum(extract(epoch from updated_at)), ' ', sum(sequence)) from course_drafts where owner_domain_id = ${domainId}))`;

/** Where a question of a quiz or a course was written, is gone, or says something else, the bank says so too. What it is kept under stays. */
export async function bringBankUpToDate(tx: Tx, domainId: number): Promise<void> {
  const { rows } = await sql<{ current: boolean }>`select coalesce((select read_from from question_banks where domain_id = ${domainId}), '')
    = ${readFrom(domainId)} as current`.execute(tx);
  if (rows[0]?.current === true) return;
  await sql`insert into question_banks (domain_id) values (${domainId}) on conflict do nothing`.execute(tx);
  // whoever comes second waits here and finds nothing left to do
  await sql`update question_banks set read_from = ${readFrom(domainId)} where domain_id = ${domainId}`.execute(tx);
  await merge(tx, domainId);
}

/** Sides that can be hashed: with "of this quiz or of this course" each row would be compared with every other. */
const isSame = sql`standing.place = kept.place and standing.number = kept.number
  and coalesce(standing.quiz_root_id, standing.course_id) = coalesce(kept.quiz_root_id, kept.course_id)`;

async function merge(tx: Tx, domainId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with standing as materialized (select found.*, md5(lower(regexp_replace(trim(found.text), '\\s+', ' ', 'g'))) as words_hash
      from (${standingQuestions(domainId)}) found),
    gone as (
      delete from bank_questions kept where kept.domain_id = ${domainId} and not exists (select from standing
        where ${isSame})),
    changed as (
      update bank_questions kept set quiz_id = standing.quiz_id, text = standing.text, kind = standing.kind, objective = standing.objective,
          state = standing.state, version = standing.version, said_hash = standing.said_hash, words_hash = standing.words_hash,
          changed_at = case when kept.said_hash = standing.said_hash then kept.changed_at else clock_timestamp() end,
          updated_at = now(), revision = kept.revision + 1
        from standing
       where kept.domain_id = ${domainId} and ${isSame}
         and (standing.quiz_id, standing.text, standing.kind, standing.objective, standing.state, standing.version, standing.said_hash)
           is distinct from (kept.quiz_id, kept.text, kept.kind, kept.objective, kept.state, kept.version, kept.said_hash)
      returning kept.id),
    fresh as (
      insert into bank_questions (domain_id, place, quiz_root_id, quiz_id, course_id, number, text, kind, objective, state, version, changed_at, said_hash, words_hash)
      select ${domainId}, place, quiz_root_id, quiz_id, course_id, number, text, kind, objective, state, version, since, said_hash, words_hash
        from standing where not exists (select from bank_questions kept where kept.domain_id = ${domainId} and ${isSame})
      returning id)
    select id from changed union all select id from fresh`.execute(tx);
  if (rows.length === 0) return;
  await writeWords(
    tx,
    bankQuestion,
    domainId,
    rows.map(({ id }) => id),
  );
}

import { sql } from "kysely";
import type { Sql } from "../storage/sql.ts";

/** The row `other` is a copy of the row `own`, or the other way round, or both are copies of a third. */
export const isCopy = (own: string, other: string): Sql =>
  sql`coalesce(${sql.ref(`${other}.origin_id`)}, ${sql.ref(`${other}.id`)}) = coalesce(${sql.ref(`${own}.origin_id`)}, ${sql.ref(`${own}.id`)})`;

/** When a key of the row was said to be wrong, and why: the newest, as a query. */
export const saidWrong = (row: string): Sql => sql`select said.made_at, said.reason from question_regrades said
  where said.domain_id = ${sql.ref(`${row}.domain_id`)} and (said.course_id = ${sql.ref(`${row}.course_id`)} and said.question_id = ${sql.ref(`${row}.number`)}
    or said.quiz_root_id = ${sql.ref(`${row}.quiz_root_id`)} and exists (select from quiz_questions asked where asked.domain_id = said.domain_id
      and asked.quiz_id = any(said.quiz_ids) and asked.position = said.question_id and asked.number = ${sql.ref(`${row}.number`)}))
  order by said.id desc limit 1`;

/**
 * The key of the row `t` was found wrong where it stands as well, and nobody has written or looked at it here since. Read from the keys that were
 * found wrong, which are few, once for all rows of a list: from each row it would be a search over all others.
 */
export const isDoubtful: Sql = sql`(t.domain_id, t.id) in (
  with found as materialized (
    select kept.domain_id, kept.id, said.id as said_id, said.made_at from question_regrades said
      join bank_questions kept on kept.domain_id = said.domain_id and kept.course_id = said.course_id and kept.number = said.question_id
    union all
    select kept.domain_id, kept.id, said.id, said.made_at from question_regrades said
      join quiz_questions asked on asked.domain_id = said.domain_id and asked.quiz_id = any(said.quiz_ids) and asked.position = said.question_id
      join bank_questions kept on kept.domain_id = said.domain_id and kept.quiz_root_id = said.quiz_root_id and kept.number = asked.number),
  wrong as materialized (
    select distinct on (found.domain_id, found.id) found.domain_id, found.id, found.made_at, kept.words_hash, coalesce(kept.origin_id, kept.id) as family
      from found join bank_questions kept on kept.domain_id = found.domain_id and kept.id = found.id
     order by found.domain_id, found.id, found.said_id desc),
  alike as (
    select other.domain_id, other.id, other.changed_at, other.checked_at, wrong.id as wrong_id, wrong.made_at
      from wrong join bank_questions other on other.domain_id = wrong.domain_id and other.words_hash = wrong.words_hash
    union all
    select other.domain_id, other.id, other.changed_at, other.checked_at, wrong.id, wrong.made_at
      from wrong join bank_questions other on other.domain_id = wrong.domain_id and other.id = wrong.family
    union all
    select other.domain_id, other.id, other.changed_at, other.checked_at, wrong.id, wrong.made_at
      from wrong join bank_questions other on other.domain_id = wrong.domain_id and other.origin_id = wrong.family)
  select alike.domain_id, alike.id from alike left join wrong own on own.domain_id = alike.domain_id and own.id = alike.id
   where alike.id <> alike.wrong_id and alike.made_at > greatest(alike.changed_at, alike.checked_at, own.made_at))`;

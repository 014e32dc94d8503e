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

/** The key of the row `t` was found wrong where it stands as well, and nobody has written or looked at it here since. */
export const isDoubtful: Sql = sql`exists (select from bank_questions other cross join lateral (${saidWrong("other")}) wrong
  where other.domain_id = t.domain_id and other.id <> t.id and (${isCopy("t", "other")} or other.words_hash = t.words_hash)
    and wrong.made_at > greatest(t.changed_at, t.checked_at, (select own.made_at from (${saidWrong("t")}) own)))`;

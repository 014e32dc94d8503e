import { searchedWords } from "@vigil/model/entity/wordsOf";
import type { AuditedLearner, AuditedLearners } from "@vigil/model/audit/auditWire";
import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { auditable } from "../organization/auditable.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

const learner = sql`t.id as user_id, t.username, t.first_name, t.last_name, company.name as company_name,
  (select count(*) from simulator_sessions session where session.domain_id = t.domain_id and session.user_id = t.id and session.sealed_at is not null)::int
  + (select count(*) from exam_attempts attempt where attempt.domain_id = t.domain_id and attempt.user_id = t.id and attempt.sealed_at is not null)::int as sessions`;

/** Learners the caller may audit, those found by every word searched for. */
export async function auditedLearners(
  tx: Tx,
  caller: Caller,
  { search, page, limit }: { search: string; page: number; limit: number },
): Promise<AuditedLearners> {
  const words = searchedWords(search).map(
    (word) => sql`and exists (select from user_words found
      where found.domain_id = t.domain_id and found.id = t.id and found.word >= ${word} and found.word < ${`${word}\u{10FFFF}`})`,
  );
  const from = sql`from users t join companies company on company.domain_id = t.domain_id and company.id = t.company_id
    join access_levels level on level.id = t.access_level_id
    where t.domain_id = ${caller.domainId} and ${auditable(caller)} and level.base_code = 'usr' ${sql.join(words, sql` `)}`;
  const { rows } = await sql<AuditedLearner>`select ${learner} ${from}
    order by t.last_name, t.first_name, t.id limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(tx);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

/** One of them; somebody else does not exist for the caller. */
export async function auditedLearner(tx: Tx, caller: Caller, userId: number): Promise<AuditedLearner> {
  const { rows } = await sql<AuditedLearner>`select ${learner}
    from users t join companies company on company.domain_id = t.domain_id and company.id = t.company_id
    where t.domain_id = ${caller.domainId} and t.id = ${userId} and ${auditable(caller)}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Problem(404, "NotFound");
  return found;
}

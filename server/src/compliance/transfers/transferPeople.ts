import { transferPageSize, type TransferPeople, type TransferPerson } from "@vigil/model/compliance/transferProgress";
import { wordsOf } from "@vigil/model/entity/wordsOf";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { waiting, type Transfer } from "./concerned.ts";

interface Asked {
  search?: string;
  offset?: number;
  limit?: number;
}

/** The runs of `u` in the sources that go along, with the courses that were begun in them. */
const begun = (which: RawBuilder<unknown>) => sql`(select count(distinct mine.course_id)::int
   from program_statuses run
   join program_transfer_sources source on source.domain_id = run.domain_id and source.program_id = run.program_id
   join course_statuses mine on mine.domain_id = run.domain_id and mine.program_status_id = run.id and mine.closed_at is null and mine.status <> 'n'
  where run.domain_id = u.domain_id and run.user_id = u.id and run.closed_at is null and source.program_transfer_id = t.id
    and case when run.complete then t.transfer_completes else t.transfer_incompletes end and ${which})`;

/** Courses that the targets have too go along, but for those that the learner has begun there. */
const goesAlong = sql`t.reset = 'soft' and exists (select from program_transfer_targets target
    join program_courses member on member.program_id = target.program_id and member.course_id = mine.course_id
   where target.domain_id = t.domain_id and target.program_transfer_id = t.id
     and not exists (select from program_statuses other
       left join course_statuses theirs on theirs.domain_id = other.domain_id and theirs.program_status_id = other.id
         and theirs.course_id = mine.course_id and theirs.closed_at is null and theirs.status <> 'n'
      where other.domain_id = u.domain_id and other.user_id = u.id and other.program_id = target.program_id and other.closed_at is null
        and (other.complete or theirs.id is not null)))`;

const ofSource = (kind: RawBuilder<unknown>) => sql`exists (select from program_statuses run
   join program_transfer_sources source on source.domain_id = run.domain_id and source.program_id = run.program_id
  where run.domain_id = u.domain_id and run.user_id = u.id and run.closed_at is null and source.program_transfer_id = t.id and ${kind})`;

/** Whom a transfer is still to bring over, by name, and what each of them keeps. */
export async function transferPeople(
  tx: Tx,
  transfer: Pick<Transfer, "domainId" | "id">,
  { search = "", offset = 0, limit = transferPageSize }: Asked = {},
): Promise<TransferPeople> {
  const words = wordsOf([search]).map(
    (word) => sql`exists (select from user_words w where w.domain_id = u.domain_id and w.id = u.id
      and w.word >= ${word} and w.word < ${`${word}\u{10FFFF}`})`,
  );
  const all = sql`${waiting(transfer)} ${words.length === 0 ? sql`` : sql`and ${sql.join(words, sql` and `)}`}`;
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from ${all}`.execute(tx);
  const { rows } = await sql<TransferPerson>`
    select u.id as user_id, u.username, trim(u.first_name || ' ' || u.last_name) as name, c.name as company,
        case when t.transfer_completes and ${ofSource(sql`run.complete`)} then 'complete'
          when ${ofSource(sql`not run.complete`)} then 'incomplete' else 'notBegun' end as standing,
        ${begun(sql`true`)} as begun, ${begun(goesAlong)} as kept
      from ${all} order by u.last_name, u.first_name, u.id limit ${limit} offset ${offset}`.execute(tx);
  return { count: counted[0]?.count ?? 0, rows };
}

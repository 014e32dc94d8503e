import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

export interface Transfer {
  domainId: number;
  id: number;
  transferCompletes: boolean;
  transferIncompletes: boolean;
}

/** A run of `u` of a source program that is not closed, of the kind that goes along. */
const run = (kind: RawBuilder<unknown>) => sql`exists (select from program_statuses run
  join program_transfer_sources source on source.domain_id = run.domain_id and source.program_id = run.program_id
 where run.domain_id = u.domain_id and run.user_id = u.id and run.closed_at is null
   and source.program_transfer_id = t.id and ${kind})`;
const complete = run(sql`run.complete`);
const incomplete = run(sql`not run.complete`);
const notBegun = sql`exists (select from program_assignments assigned
  join program_transfer_sources source on source.domain_id = assigned.domain_id and source.program_id = assigned.program_id
 where assigned.domain_id = u.domain_id and assigned.user_id = u.id and source.program_transfer_id = t.id
   and (assigned.ends_on is null or assigned.ends_on >= current_date)) and not ${run(sql`true`)}`;

/** Learners of the companies whom the transfer is still to bring over: `u` the user, `t` the transfer, `c` the company. */
export const waiting = ({ domainId, id }: Pick<Transfer, "domainId" | "id">) => sql`program_transfers t
  join program_transfer_companies of on of.domain_id = t.domain_id and of.program_transfer_id = t.id
  join users u on u.domain_id = t.domain_id and u.company_id = of.company_id and u.erased_at is null and u.merged_into is null
  join companies c on c.domain_id = u.domain_id and c.id = u.company_id
 where t.domain_id = ${domainId} and t.id = ${id}
   and not exists (select from program_transfer_results done
     where done.domain_id = t.domain_id and done.program_transfer_id = t.id and done.user_id = u.id)
   and ((t.transfer_completes and ${complete}) or (t.transfer_incompletes and (${incomplete} or ${notBegun})))`;

export interface Concerned {
  userId: number;
  companyId: number;
}

/** The next ones by number; those who have a result are not among them. */
export async function concernedBy(
  tx: Tx,
  transfer: Pick<Transfer, "domainId" | "id">,
  { after = 0, limit = 500 }: { after?: number; limit?: number } = {},
): Promise<Concerned[]> {
  const { rows } = await sql<Concerned>`select u.id as user_id, u.company_id from ${waiting(transfer)} and u.id > ${after}
    order by u.id limit ${limit}`.execute(tx);
  return rows;
}

interface Counted {
  company: string;
  users: number;
  completes: number;
  incompletes: number;
  notBegun: number;
}

export async function countConcerned(tx: Tx, transfer: Pick<Transfer, "domainId" | "id">): Promise<Counted[]> {
  const { rows } = await sql<Counted>`select c.name as company, count(*)::int as users,
      count(*) filter (where t.transfer_completes and ${complete})::int as completes,
      count(*) filter (where t.transfer_incompletes and ${incomplete})::int as incompletes,
      count(*) filter (where t.transfer_incompletes and ${notBegun})::int as not_begun
    from ${waiting(transfer)} group by c.id, c.name order by c.name`.execute(tx);
  return rows;
}

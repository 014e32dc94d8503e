import type { ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { ReportScope } from "../../storage/reportingTables.ts";
import type { Sql } from "../../storage/sql.ts";

/** Whom a report is about, as a condition on the row `u` of users: whom the asker may see, of the companies and groups asked for. */
export function reportReach(domainId: number, userId: number, ask: ReportAsk, { own, companies, groups }: ReportScope): Sql {
  const found: Sql[] = [sql`u.domain_id = ${domainId}`, sql`u.erased_at is null`];
  const member = (ids: readonly number[]) => sql`exists (select from group_members m
    where m.domain_id = u.domain_id and m.user_id = u.id and m.group_id = any(${ids}::bigint[]))`;
  if (own) found.push(sql`u.id = ${userId}`);
  else {
    if (companies !== "all") found.push(sql`u.company_id = any(${companies}::bigint[])`);
    if (groups !== null) found.push(member(groups));
    if (ask.companyIds.length > 0) found.push(sql`u.company_id = any(${ask.companyIds}::bigint[])`);
    if (ask.groupIds.length > 0) found.push(member(ask.groupIds));
    if (!ask.inactive) found.push(sql`u.active`);
  }
  return sql.join(found, sql` and `);
}

export async function countLearners(tx: Tx, reach: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users u where ${reach}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Some companies, which stand one behind the other in the order of the lines, and how many learners they have. */
export interface ReachPart {
  companyIds: readonly number[];
  count: number;
}

/** The whole reach in parts of about so many learners, company by company: between two of them it is told how far a report is. */
export async function partsOfReach(tx: Tx, reach: Sql, atOnce: number): Promise<ReachPart[]> {
  const { rows } = await sql<{ id: number; count: number }>`
    select c.id, n.count from (select u.domain_id, u.company_id, count(*)::int as count from users u where ${reach} group by 1, 2) n
      join companies c on c.domain_id = n.domain_id and c.id = n.company_id order by c.name, c.id`.execute(tx);
  const parts: { companyIds: number[]; count: number }[] = [];
  for (const { id, count } of rows) {
    const last = parts.at(-1);
    if (last && last.count + count <= atOnce) {
      last.companyIds.push(id);
      last.count += count;
    } else parts.push({ companyIds: [id], count });
  }
  return parts;
}

/** A query over the learners of a part, or of the whole reach, who stand in `learner`: id, company_id, the zone their days are told in, and their place. */
export const withLearners = (reach: Sql, part: ReachPart | null, query: Sql): Sql => sql`
  with learner as (
    select u.id, u.company_id, coalesce(c.sound_zone, d.sound_zone) as zone,
        ${part === null ? sql`0` : sql`row_number() over (order by c.name, c.id, u.last_name, u.first_name, u.username_key)`} as place
      from users u
      join companies c on c.domain_id = u.domain_id and c.id = u.company_id
      join domains d on d.id = u.domain_id
     where ${reach} and ${part === null ? sql`true` : sql`u.company_id = any(${part.companyIds}::bigint[])`})
  ${query}`;

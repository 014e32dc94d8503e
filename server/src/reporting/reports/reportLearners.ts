import type { ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { ReportScope } from "../../storage/reportingTables.ts";
import type { Sql } from "../../storage/sql.ts";

/** The learners a report is about, in the order of its lines: whom the asker may see, of the companies and groups asked for. */
export async function reportLearners(tx: Tx, domainId: number, userId: number, ask: ReportAsk, scope: ReportScope): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id
     where ${sql.join(conditions(domainId, userId, ask, scope), sql` and `)}
     order by c.name, c.id, u.last_name, u.first_name, u.username_key`.execute(tx);
  return rows.map(({ id }) => id);
}

function conditions(domainId: number, userId: number, ask: ReportAsk, { own, companies, groups }: ReportScope): Sql[] {
  const found: Sql[] = [sql`u.domain_id = ${domainId}`, sql`u.erased_at is null`];
  if (own) return [...found, sql`u.id = ${userId}`];
  const member = (ids: readonly number[]) => sql`exists (select from group_members m
    where m.domain_id = u.domain_id and m.user_id = u.id and m.group_id = any(${ids}::bigint[]))`;
  if (companies !== "all") found.push(sql`u.company_id = any(${companies}::bigint[])`);
  if (groups !== null) found.push(member(groups));
  if (ask.companyIds.length > 0) found.push(sql`u.company_id = any(${ask.companyIds}::bigint[])`);
  if (ask.groupIds.length > 0) found.push(member(ask.groupIds));
  if (!ask.inactive) found.push(sql`u.active`);
  return found;
}

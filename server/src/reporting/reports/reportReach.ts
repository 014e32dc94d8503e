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

/** What the learners of a company are ordered by: an index has them so. */
const byName = sql`u.last_name, u.first_name, u.id`;

/** Who stands at the end of a part of a company. */
interface Border {
  lastName: string;
  firstName: string;
  id: number;
}

/** Some companies, which stand one behind the other in the order of the lines, or a part of a large one, and how many learners they have. */
export interface ReachPart {
  companyIds: readonly number[];
  count: number;
  behind?: Border | undefined;
  upTo?: Border | undefined;
}

/** The whole reach in parts of about so many learners, company by company. */
export async function partsOfReach(tx: Tx, reach: Sql, { first, further }: { first: number; further: number }): Promise<ReachPart[]> {
  const { rows } = await sql<{ id: number; count: number }>`
    select c.id, n.count from (select u.domain_id, u.company_id, count(*)::int as count from users u where ${reach} group by 1, 2) n
      join companies c on c.domain_id = n.domain_id and c.id = n.company_id order by c.name, c.id`.execute(tx);
  const parts: (ReachPart & { companyIds: number[] })[] = [];
  const most = (index: number) => (index === 0 ? first : further);
  for (const { id, count } of rows) {
    const last = parts.at(-1);
    if (last && !last.behind && last.count + count <= most(parts.length - 1)) {
      last.companyIds.push(id);
      last.count += count;
    } else if (count <= most(parts.length)) parts.push({ companyIds: [id], count });
    else parts.push(...(await partsOfCompany(tx, reach, { id, count, begin: most(parts.length), further })));
  }
  return parts;
}

/** A company with more learners than a part has, in the order of its lines. */
async function partsOfCompany(
  tx: Tx,
  reach: Sql,
  { id, count, begin, further }: { id: number; count: number; begin: number; further: number },
): Promise<(ReachPart & { companyIds: number[] })[]> {
  const { rows: borders } = await sql<Border & { n: number }>`
    select last_name, first_name, id, n from (
      select ${byName}, (row_number() over (order by ${byName}))::int as n
        from users u where ${reach} and u.company_id = ${id}) u
     where n < ${count} and n >= ${begin} and (n - ${begin}) % ${further} = 0 order by n`.execute(tx);
  const ends = [...borders, undefined];
  return ends.map((upTo, index) => {
    const behind = ends[index - 1];
    return { companyIds: [id], count: (upTo?.n ?? count) - (behind?.n ?? 0), behind, upTo };
  });
}

const beyond = ({ behind, upTo }: ReachPart): Sql => {
  const place = ({ lastName, firstName, id }: Border) => sql`(${lastName}, ${firstName}, ${id}::bigint)`;
  return sql`${behind ? sql`(${byName}) > ${place(behind)}` : sql`true`} and ${upTo ? sql`(${byName}) <= ${place(upTo)}` : sql`true`}`;
};

/** The learners of parts that stand one behind the other: of each company they are all, or those between two borders. */
function ofParts(ids: readonly number[], parts: readonly ReachPart[]): Sql {
  const between = ids.flatMap((id) => {
    const own = parts.filter(({ companyIds }) => companyIds.includes(id));
    const ends = { companyIds: [id], count: 0, behind: own[0]?.behind, upTo: own.at(-1)?.upTo };
    if (!ends.behind && !ends.upTo) return [];
    return ids.length === 1 ? [beyond(ends)] : [sql`(u.company_id <> ${id} or ${beyond(ends)})`];
  });
  return between.length === 0 ? sql`true` : sql.join(between, sql` and `);
}

/** The learners of the whole reach: id, company_id, active, and the zone their days are told in. */
export const learnersOf = (reach: Sql): Sql => sql`(
    select u.id, u.company_id, u.active, coalesce(c.sound_zone, d.sound_zone) as zone
      from users u
      left join companies c on c.domain_id = u.domain_id and c.id = u.company_id -- both are there: what asks for no zone leaves them out
      left join domains d on d.id = u.domain_id
     where ${reach})`;

/** A query over them, who stand in `learner`. */
export const withLearners = (reach: Sql, query: Sql): Sql => sql`
  with learner as ${learnersOf(reach)}
  ${query}`;

/**
 * The same of the learners of some parts, with their place: company by company, each in the order of an index, out of which they are numbered as
 * they come. To sort two hundred thousand by names of a language took longer than to tell of them.
 */
export function withPlacedLearners(domainId: number, reach: Sql, parts: readonly ReachPart[], query: Sql): Sql {
  const ids = [...new Set(parts.flatMap(({ companyIds }) => companyIds))];
  return sql`
  with learner as (
    select u.id, c.id as company_id, u.active, c.zone, (c.place << 32) + u.place as place
      from (select c.id, coalesce(c.sound_zone, d.sound_zone) as zone, row_number() over (order by c.name, c.id) as place
          from companies c join domains d on d.id = c.domain_id where c.domain_id = ${domainId} and c.id = any(${ids}::bigint[])) c
      cross join lateral (select u.id, u.active, row_number() over (order by ${byName}) as place
          from users u where u.domain_id = ${domainId} and u.company_id = c.id and ${reach} and ${ofParts(ids, parts)}) u)
  ${query}`;
}

import type { ProgramScope } from "@vigil/model/reporting/subscription";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { dueOfAssigned } from "../measures/dueOfAssigned.ts";
import { validUntil } from "../measures/validUntil.ts";
import type { Sight } from "./sightOf.ts";
import type { Sql } from "../../storage/sql.ts";

export interface SubscriptionLine {
  learner: string;
  company: string;
  program: string;
  /** YYYY-MM-DD, where the learner works */
  day: string;
}

interface Told {
  domainId: number;
  subscriptionId: number;
  scope: ProgramScope;
  from: Date;
  due: Date;
  until: Date;
}

const mostLines = 500;

/** What one reader is told: of all learners they may see, or of their own training. */
export async function subscriptionLines(
  tx: Tx,
  told: Told,
  userId: number,
  sight: Sight,
): Promise<{ lines: SubscriptionLine[]; count: number }> {
  const { domainId, subscriptionId } = told;
  const conditions: Sql[] = [
    sql`u.active and u.erased_at is null`,
    sql`not exists (select from subscription_excluded_companies x
      where x.domain_id = ${domainId} and x.subscription_id = ${subscriptionId} and x.company_id = u.company_id)`,
  ];
  if (!sight.others) conditions.push(sql`u.id = ${userId}`);
  else {
    if (sight.companies !== "all") conditions.push(sql`u.company_id = any(${sight.companies}::bigint[])`);
    if (sight.programs !== null) conditions.push(sql`f.program_id = any(${sight.programs}::bigint[])`);
    if (sight.groups !== null)
      conditions.push(sql`exists (select from group_members m
        where m.domain_id = ${domainId} and m.user_id = u.id and m.group_id = any(${sight.groups}::bigint[]))`);
  }
  const { rows } = await sql<SubscriptionLine & { count: number }>`
    select u.last_name || case when u.first_name = '' then '' else ', ' || u.first_name end || ' (' || u.username || ')' as learner,
           c.name as company, p.title as program, f.day::text as day, count(*) over ()::int as count
      from (${found(told)}) f
      join users u on u.domain_id = ${domainId} and u.id = f.user_id
      join companies c on c.domain_id = u.domain_id and c.id = u.company_id
      join programs p on p.id = f.program_id
     where ${sql.join(conditions, sql` and `)}
     order by f.day, c.name, u.last_name, u.first_name, u.id, p.title limit ${mostLines}`.execute(tx);
  return { lines: rows, count: rows[0]?.count ?? 0 };
}

const zoned = sql`join users k on k.domain_id = s.domain_id and k.id = s.user_id
  join companies o on o.domain_id = k.domain_id and o.id = k.company_id join domains d on d.id = k.domain_id`;
const dayOf = (instant: Sql): Sql => sql`(${instant} at time zone coalesce(o.sound_zone, d.sound_zone))::date`;

/** user_id, program_id and the day of each training that the subscription tells of. */
function found({ domainId, scope, from, due, until }: Told): Sql {
  if (scope === "PROGRAM_START")
    return sql`select s.user_id, s.program_id, ${dayOf(sql`s.initiated_at`)} as day from program_statuses s ${zoned}
      where s.domain_id = ${domainId} and s.initiated_at >= ${from} and s.initiated_at < ${due} and s.status <> 'n'`;
  // complete runs that a newer one follows are renewed already
  if (scope === "PROGRAM_RECURRENCE")
    return sql`select s.user_id, s.program_id, ${dayOf(validUntil("s"))} as day from program_statuses s ${zoned}
      where s.domain_id = ${domainId} and (s.expiry_at < ${until} or s.revoked_at is not null) and s.complete and not exists (
        select from program_statuses n where n.domain_id = ${domainId} and n.user_id = s.user_id and n.program_id = s.program_id
          and n.sequence > s.sequence)`;
  return sql`
    select s.user_id, s.program_id, ${dayOf(sql`s.due_at`)} as day from program_statuses s ${zoned}
      where s.domain_id = ${domainId} and s.due_at < ${until} and s.status <> 'c' and s.closed_at is null
    union
    select n.user_id, n.program_id, n.due from (
      select a.user_id, a.program_id, ${dueOfAssigned} as due from program_assignments a join programs p on p.id = a.program_id
       where a.domain_id = ${domainId} and (p.end_date < ${until}::date or exists (
         select from program_assignments d where d.domain_id = ${domainId} and d.user_id = a.user_id and d.program_id = a.program_id
           and (d.due_on < ${until}::date or d.ends_on < ${until}::date)))
       group by a.user_id, a.program_id) n
     where n.due < ${until}::date and not exists (
        select from program_statuses r where r.domain_id = ${domainId} and r.user_id = n.user_id and r.program_id = n.program_id
          and (r.complete or r.closed_at is null))`;
}

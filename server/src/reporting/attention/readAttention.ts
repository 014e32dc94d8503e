import { expiringWithin, type Attention } from "@vigil/model/reporting/attention/attention";
import { sql } from "kysely";
import { waitingReviewsOf } from "../../authoring/review/waitingReviews.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";
import { amongPrograms, ofLearners } from "../dashboards/figureSource.ts";
import { daysOf } from "../dashboards/readFigures.ts";
import { newestCertificate } from "../measures/newestCertificate.ts";
import { dueBefore, places, programEnds, standings } from "../measures/programStandings.ts";

const named = 5;

/** Whom an administrator has to think of, as T70, C20 and I10 count it and of whom the asker may see: how many, and the first by name. */
export async function readAttention(tx: Tx, by: Caller): Promise<Attention> {
  const { zone, today } = await daysOf(tx, by.domainId);
  const asked = { by, ask: {}, zone, today, since: today };
  const seen = sql`${ofLearners(asked)} and u.active`;
  const dayOf = (instant: Sql) => sql`(${instant} at time zone place.zone)::date`;
  const groupOf = (rows: string, order: Sql, count: Sql) => sql`(select jsonb_build_object(
      'count', (select ${count} from ${sql.ref(rows)}),
      'persons', (select count(distinct user_id) from ${sql.ref(rows)}),
      'people', coalesce((select jsonb_agg(to_jsonb(shown)) from (
        select f.user_id as "userId", coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.username) as name,
            coalesce(p.title, '') as about, f.day, f.count
          from ${sql.ref(rows)} f join users u on u.domain_id = ${by.domainId} and u.id = f.user_id
          left join programs p on p.id = f.program_id
         order by ${order}, f.user_id limit ${named}) shown), '[]')))`;
  const { rows } = await sql<Attention>`
    with overdue as materialized (
      select u.id as user_id, u.program_id, 1 as count,
          case when u.status = 'c' then ${dayOf(sql`u.valid_until`)} when u.status is not null then ${dayOf(sql`u.due_at`)}
            else least(u.assigned_due, ended.end_date) end as day
        from ${standings} ${programEnds} ${places(by.domainId, sql`${today}::date`)}
       where ${seen} and ${amongPrograms(sql`u.program_id`, asked)} and ${dueBefore({ day: sql`${today}::date`, begins: sql`place.begins` })}),
    certificates as materialized (
      select p.user_id, p.program_id, 1 as count, p.expiry_date as day
        from program_certificates p join users u on ${seen} and u.id = p.user_id
       where p.domain_id = ${by.domainId} and ${amongPrograms(sql`p.program_id`, asked)} and ${newestCertificate}
         and p.expiry_date <= ${today}::date + ${expiringWithin}::integer),
    expiring as (select * from certificates where day >= ${today}::date),
    review as materialized (
      select f.user_id, null::bigint as program_id, count(*) as count, null::date as day
        from integrity_flags f join users u on ${seen} and u.id = f.user_id
       where f.domain_id = ${by.domainId} and f.verdict = 'open' group by f.user_id)
    select ${groupOf("overdue", sql`f.day`, sql`count(*)`)} as overdue, ${groupOf("expiring", sql`f.day`, sql`count(*)`)} as expiring,
      ${groupOf("review", sql`f.count desc`, sql`coalesce(sum(count), 0)`)} as review,
      (select count(*) from certificates where day < ${today}::date) as expired, ${today}::text as today,
      ${waitingReviewsOf(by)} as courses`.execute(tx);
  return rows[0]!;
}

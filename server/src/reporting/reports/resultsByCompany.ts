import { sql } from "kysely";
import { isOfKind } from "../measures/sessionMeasures.ts";
import { learnersOf } from "./reportReach.ts";
import { among, instantInPeriod, type ReportAsked } from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

const added = sql`count(*) as sessions, sum(x.hits) as hits, sum(x.misses) as misses, sum(x.false_alarms) as false_alarms,
  sum(x.correct_rejections) as correct_rejections, sum(x.score) as score, count(x.score) as scored, sum(x.duration) as duration`;
const columns = sql`x.sessions, x.hits, x.misses, x.false_alarms, x.correct_rejections, x.score, x.scored, x.duration`;

/**
 * What whole companies did at the X-ray screen, watches aside, and how many different people, as rows `x` to be added up; null where months do not say it. Of the months that are
 * over and lie within the period wherever somebody is, the sums of those companies whose learners are counted, and those of them who had no session in
 * a month of the period before. What else of the period there is is told by learner, of whom those are counted whom no month knows. Learners of companies
 * whose counts do not stand are looked up one by one where these companies are few; else everything is read once.
 */
export function resultsByCompany(asked: ReportAsked): ((reach: Sql) => Sql) | null {
  const { domainId, ask, wholeCompanies, programIds, courseIds, from, until } = asked;
  if (wholeCompanies === null || !hasWholeMonth(asked) || programIds !== null || courseIds !== null || ask.sessionKinds.length > 0)
    return null;
  const sealed = sql`simulator_sessions x where x.domain_id = ${domainId} and x.sealed_at is not null and ${isOfKind([])}`;
  const ofActive = ask.inactive ? sql`true` : sql`t.active`;
  return (reach) => sql`(
    with company as materialized (select c.id from companies c where c.domain_id = ${domainId} and ${among(sql`c.id`, wholeCompanies === "all" ? null : wholeCompanies)}),
    counted as materialized (select k.company_id, k.month from months_with_learners(${domainId}) k where k.company_id in (select id from company)),
    span as materialized (
      select m.first, m.last, m.first::timestamp at time zone 'UTC' as starts, (m.last + interval '1 month') at time zone 'UTC' as ends
        from (select ${from === null ? sql`'-infinity'::date` : sql`date_trunc('month', ${from}::date + interval '1 month')::date`} as first,
          least(max(k.month), ${until === null ? sql`'infinity'::date` : sql`(date_trunc('month', ${until}::timestamp) - interval '1 month')::date`}) as last from counted k) m
       where m.first <= m.last),
    kept as materialized (select k.company_id, s.first, s.last, s.starts, s.ends from counted k cross join span s where k.month = (select max(month) from counted)),
    part as materialized (
      select p.* from span s cross join lateral (values (${from === null ? sql`'-infinity'::timestamptz` : sql`${from}::date - interval '1 day'`}, s.starts),
        (s.ends, ${until === null ? sql`'infinity'::timestamptz` : sql`${until}::date + interval '2 days'`})) p (starts, ends) where p.starts < p.ends),
    open as materialized (select c.id, 10 * count(*) over () <= (select count(*) from company) as few from company c where c.id not in (select company_id from kept))
    select t.company_id, sum(t.results) as sessions, sum(t.hits) as hits, sum(t.misses) as misses, sum(t.false_alarms) as false_alarms,
        sum(t.correct_rejections) as correct_rejections, sum(t.score) as score, sum(t.scored) as scored, sum(t.seconds) as duration, 0 as learners
      from kept k join month_results t on t.domain_id = ${domainId} and t.company_id = k.company_id and t.month between k.first and k.last
        and t.work = 'session' and not t.watch and ${ofActive} group by t.company_id
    union all
    select t.company_id, 0, 0, 0, 0, 0, 0, 0, 0, sum(t.learners)
      from kept k join month_learners t on t.domain_id = ${domainId} and t.company_id = k.company_id and t.month between k.first and k.last
        and (t.before < k.first or t.before = '-infinity') and ${ofActive} group by t.company_id
    union all
    select x.company_id, ${columns}, (not exists (select from simulator_sessions o where o.domain_id = ${domainId} and o.user_id = x.id and not o.watch
        and o.sealed_at >= s.starts and o.sealed_at < s.ends))::int
      from (select l.id, l.company_id, ${added}
          from part cross join lateral (select x.* from ${sealed} and x.sealed_at >= part.starts and x.sealed_at < part.ends offset 0) x
          cross join lateral (select l.* from ${learnersOf(reach)} l where l.id = x.user_id offset 0) l
         where ${instantInPeriod(sql`x.sealed_at`, asked)} and (l.company_id in (select company_id from kept)) is true
         group by l.id, l.company_id) x cross join span s
    union all
    select l.company_id, ${columns}, 1 from open join ${learnersOf(reach)} l on l.company_id = open.id
      cross join lateral (select ${added} from ${sealed} and x.user_id = l.id and ${instantInPeriod(sql`x.sealed_at`, asked)} offset 0) x
     where open.few and x.sessions > 0
    union all
    select l.company_id, ${added}, 1 from ${learnersOf(reach)} l, ${sealed} and x.user_id = l.id and ${instantInPeriod(sql`x.sealed_at`, asked)}
      and l.company_id in (select id from open) and (select exists (select from open where not few)) group by l.id, l.company_id) x`;
}

/** Whether there is a month in the period that may be over: else what was done in it is found by its days. */
function hasWholeMonth({ from, until, today }: ReportAsked): boolean {
  const lastDay = until !== null && until < today ? until : today;
  return from === null || monthOf(lastDay) - monthOf(from) > 1;
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

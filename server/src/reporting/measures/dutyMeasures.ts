import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** Begun in the row `period` until the end of its day, over all runs. */
const within = sql`x.sealed_at >= period.begins and x.started_at >= period.begins and x.started_at < period.ends`;

/** The programs of `period`: found once, so that each row is told by them alone. */
const tracked = sql`array(select distinct program_id from period)`;

interface DutiesAsked {
  domainId: number;
  /** The day that is looked at, by the zone of the row `l`. */
  day: Sql;
  /** Whose duties: `standings`, its rows `u`, and what narrows them. */
  who: Sql;
  /** Of which companies `c` they are, where somebody knows that. */
  companies?: Sql;
  /** With those of the sessions. */
  ids?: boolean;
}

/**
 * What learners owe, as rows `duty`: each program they may take on the day that counts time at the X-ray screen, the first day of its
 * period and of the next one, the seconds needed and done, the sessions. Nothing done is a row as well. Who is assigned stands in
 * `learner_programs`, but for who is so from some day or until one. What is owed and what was done are put one below the other and added up: a plan
 * that joins them looks up each learner's sessions.
 */
export const duties = ({ domainId, day, who, companies = sql`true`, ids = false }: DutiesAsked): Sql => sql`(
  with period as materialized (
    select l.company_id, l.day, p.id as program_id, p.title, p.priority, coalesce(p.cycle_seconds, 0) as needed, cycle.first, cycle.next,
        cycle.first::timestamp at time zone l.zone as begins, least(cycle.next, l.day + 1)::timestamp at time zone l.zone as ends
      from (select l.*, ${day} as day from (select c.id as company_id, coalesce(c.sound_zone, d.sound_zone) as zone
          from companies c join domains d on d.id = c.domain_id where c.domain_id = ${domainId} and ${companies}) l) l
      join programs p on p.track_cycles and p.cycle_months > 0 and p.active
        and coalesce(p.start_date <= l.day, true) and coalesce(p.end_date >= l.day, true)
      cross join lateral (select f.first, (f.first + make_interval(months => p.cycle_months))::date as next from (
        select (date_trunc('month', l.day::timestamp) - make_interval(months => mod(extract(year from l.day)::int * 12
          + extract(month from l.day)::int - coalesce(p.cycle_start_month, 1), p.cycle_months)))::date as first) f) cycle
     where not exists (select from domain_programs own where own.domain_id = ${domainId} and own.program_id = p.id and not own.active))
  select done.user_id, period.*, done.seconds, done.sessions${ids ? sql`, done.ids` : sql``}
    from (
      select one.user_id, one.company_id, one.program_id, sum(one.seconds)::int as seconds, sum(one.sessions)::int as sessions${ids ? sql`, array_agg(one.id) filter (where one.sessions = 1) as ids` : sql``}
        from (
          select u.id as user_id, u.company_id, u.program_id, 0 as seconds, 0 as sessions, true as owed${ids ? sql`, 0::bigint as id` : sql``}
            from (select u.id, u.company_id, u.program_id, u.undated from ${who} and u.assigned
              and u.program_id = any(${tracked}) offset 0) u
            join period on period.company_id = u.company_id and period.program_id = u.program_id
           where u.undated or exists (select from program_assignments a where a.domain_id = ${domainId} and a.user_id = u.id and a.program_id = u.program_id
             and coalesce(a.starts_on <= period.day, true) and coalesce(a.ends_on >= period.day, true))
          union all
          select x.user_id, x.company_id, x.program_id, x.duration, 1, false${ids ? sql`, x.id` : sql``}
            from (select x.id, x.user_id, u.company_id, x.program_id, x.started_at, x.sealed_at, x.duration
                from (select u.id, u.company_id, u.program_id from ${who} and u.assigned and u.program_id = any(${tracked})) u
                join simulator_sessions x on x.domain_id = ${domainId} and x.user_id = u.id and x.program_id = u.program_id
               where x.sealed_at >= (select min(begins) from period) and x.program_id = any(${tracked}) offset 0) x
            join period on period.company_id = x.company_id and period.program_id = x.program_id and ${within}) one
       group by one.user_id, one.company_id, one.program_id having bool_or(one.owed)) done
    join period on period.company_id = done.company_id and period.program_id = done.program_id) duty`;

/** Seconds still owed: the same as `owedSeconds` of the model. */
export const owedSeconds = sql`greatest(0, duty.needed - duty.seconds)`;
/** Whether that is all, a part, or nothing. */
export const dutyStanding = sql`(case when duty.seconds >= duty.needed then 'reached' when duty.seconds = 0 then 'none' else 'short' end)`;

/**
 * Duties that bring the ids of their sessions, of those `asked` for, with images that were decided on in them and different threats that were in these images.
 * Session by session (`offset 0`): a plan that joins them goes through all decisions for each learner where the database has not looked at its tables
 * yet. What is in an image is looked up once, however many decided on it. Where decisions of one of them went after their time,
 * neither is known.
 */
export const dutiesWithImages = ({ domainId }: Pick<DutiesAsked, "domainId">, owed: Sql, asked: Sql): Sql => sql`(
  with duty as materialized (select duty.*, row_number() over () as number from ${owed} where ${asked}),
    decided as materialized (
      select duty.number, d.image_id from duty
        cross join lateral (select x.id, x.started_month from simulator_sessions x where x.domain_id = ${domainId} and x.id = any(duty.ids) offset 0) x
        cross join lateral (select d.image_id from simulator_decisions d
          where d.domain_id = ${domainId} and d.started_month = x.started_month and d.session_id = x.id and d.decision is not null offset 0) d),
    gone as materialized (
      select distinct duty.number from duty
        cross join lateral (select x.id, x.started_month from simulator_sessions x where x.domain_id = ${domainId} and x.id = any(duty.ids)
          and x.started_month in (select k.month from kept_months k where k.domain_id = ${domainId} and k.kind = 'decisions' and k.removed > 0) offset 0) x
       where not exists (select from simulator_decisions d
          where d.domain_id = ${domainId} and d.started_month = x.started_month and d.session_id = x.id)),
    article as materialized (
      select i.image_id, threat.name from (select distinct image_id from decided) i
        cross join lateral (select truth.threats from image_truths truth where truth.image_id = i.image_id offset 0) truth
        cross join lateral (select distinct value ->> 'name' as name from jsonb_array_elements(truth.threats)) threat)
  select duty.*, case when gone.number is null then coalesce(seen.images, 0) end as images,
      case when gone.number is null then coalesce(met.articles, 0) end as articles from duty
    left join (select number, count(*)::int as images from decided group by number) seen on seen.number = duty.number
    left join (select number, count(name)::int as articles from (select distinct decided.number, article.name
      from decided join article on article.image_id = decided.image_id) met group by number) met on met.number = duty.number
    left join gone on gone.number = duty.number) duty`;

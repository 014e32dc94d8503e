import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** A learner as a query knows them: their number, the time zone they work in, and the day that is looked at, there. */
interface DutyOf {
  domainId: number;
  user: Sql;
  zone: Sql;
  day: Sql;
}

/** Sealed sessions `x` of the learner in a program, begun in its period until the end of the day, over all runs. */
const sessions = ({ domainId, user, zone, day }: DutyOf, of: { program: Sql; first: Sql; next: Sql }): Sql => sql`simulator_sessions x
  join course_statuses r on r.domain_id = x.domain_id and r.id = x.course_status_id
  join program_statuses s on s.domain_id = r.domain_id and s.id = r.program_status_id and s.program_id = ${of.program}
  where x.domain_id = ${domainId} and x.user_id = ${user} and x.sealed_at >= ${of.first}::timestamp at time zone ${zone}
    and x.started_at >= ${of.first}::timestamp at time zone ${zone}
    and x.started_at < least(${of.next}, ${day} + 1)::timestamp at time zone ${zone}`;

/**
 * What a learner owes, as the lateral row `duty`: each program they may take on the day that counts time at the X-ray screen, the first
 * day of its period and of the next one, the seconds needed and done, the sessions. Nothing done is a row as well.
 */
export const duties = (of: DutyOf): Sql => sql`lateral (
  select p.id as program_id, p.title, p.priority, cycle.first, cycle.next, coalesce(p.cycle_seconds, 0) as needed, done.seconds, done.sessions
    from programs p
    cross join lateral (select f.first, (f.first + make_interval(months => p.cycle_months))::date as next from (
      select (date_trunc('month', (${of.day})::timestamp) - make_interval(months => mod(extract(year from ${of.day})::int * 12
        + extract(month from ${of.day})::int - coalesce(p.cycle_start_month, 1), p.cycle_months)))::date as first) f) cycle
    cross join lateral (select coalesce(sum(x.duration), 0)::int as seconds, count(*)::int as sessions
      from ${sessions(of, { program: sql`p.id`, first: sql`cycle.first`, next: sql`cycle.next` })}) done
   where p.track_cycles and p.cycle_months > 0 and p.active
     and coalesce(p.start_date <= ${of.day}, true) and coalesce(p.end_date >= ${of.day}, true)
     and exists (select from program_assignments a where a.domain_id = ${of.domainId} and a.user_id = ${of.user} and a.program_id = p.id
       and coalesce(a.starts_on <= ${of.day}, true) and coalesce(a.ends_on >= ${of.day}, true))
     and not exists (select from domain_programs own where own.domain_id = ${of.domainId} and own.program_id = p.id and not own.active)) duty`;

/** Seconds still owed: the same as `owedSeconds` of the model. */
export const owedSeconds = sql`greatest(0, duty.needed - duty.seconds)`;
/** Whether that is all, a part, or nothing. */
export const dutyStanding = sql`(case when duty.seconds >= duty.needed then 'reached' when duty.seconds = 0 then 'none' else 'short' end)`;

/** In the sessions of `duty`, as the lateral row `seen`: images that were decided on, and different threats that were in them. */
export const imagesOfDuty = (of: DutyOf): Sql => sql`lateral (
  select count(distinct (x.id, d.position))::int as images, count(distinct threat ->> 'name')::int as articles
    from (select x.id, x.started_month from ${sessions(of, { program: sql`duty.program_id`, first: sql`duty.first`, next: sql`duty.next` })}) x
    join simulator_decisions d on d.domain_id = ${of.domainId} and d.started_month = x.started_month and d.session_id = x.id
      and d.decision is not null
    left join image_truths truth on truth.image_id = d.image_id
    left join lateral jsonb_array_elements(truth.threats) threat on true) seen`;

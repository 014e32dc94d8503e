import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** Sealed sessions `x` of the learner of the row `of` in its program, begun in its period until the end of the day, over all runs. */
const sessions = (domainId: number): Sql => sql`simulator_sessions x
  join course_statuses r on r.domain_id = x.domain_id and r.id = x.course_status_id
  join program_statuses s on s.domain_id = r.domain_id and s.id = r.program_status_id and x.domain_id = ${domainId}`;
const inPeriodOf = (of: "due" | "duty"): Sql => {
  const [user, program, zone, first, next, day] = ["user_id", "program_id", "zone", "first", "next", "day"].map((name) =>
    sql.ref(`${of}.${name}`),
  );
  return sql`x.user_id = ${user} and s.program_id = ${program} and x.sealed_at >= ${first}::timestamp at time zone ${zone}
    and x.started_at >= ${first}::timestamp at time zone ${zone} and x.started_at < least(${next}, ${day} + 1)::timestamp at time zone ${zone}`;
};

/**
 * What learners owe, as rows `duty`: each program they may take on the day that counts time at the X-ray screen, the first day of its
 * period and of the next one, the seconds needed and done, the sessions. Nothing done is a row as well. The statement has the learners in
 * `learner`: id, zone, and the `day` that is looked at, there.
 */
export const duties = ({ domainId, day }: { domainId: number; day: Sql }): Sql => sql`(
  select due.user_id, due.zone, due.day, due.program_id, due.title, due.priority, due.first, due.next, due.needed,
      coalesce(sum(done.duration), 0)::int as seconds, count(done.id)::int as sessions
    from (
      select a.user_id, a.zone, a.day, p.id as program_id, p.title, p.priority, cycle.first, cycle.next, coalesce(p.cycle_seconds, 0) as needed
        from (
          select distinct l.id as user_id, l.zone, ${day} as day, a.program_id
            from learner l join program_assignments a on a.domain_id = ${domainId} and a.user_id = l.id
              and coalesce(a.starts_on <= ${day}, true) and coalesce(a.ends_on >= ${day}, true)
            join programs p on p.id = a.program_id and p.track_cycles) a
        join programs p on p.id = a.program_id and p.track_cycles and p.cycle_months > 0 and p.active
          and coalesce(p.start_date <= a.day, true) and coalesce(p.end_date >= a.day, true)
        cross join lateral (select f.first, (f.first + make_interval(months => p.cycle_months))::date as next from (
          select (date_trunc('month', a.day::timestamp) - make_interval(months => mod(extract(year from a.day)::int * 12
            + extract(month from a.day)::int - coalesce(p.cycle_start_month, 1), p.cycle_months)))::date as first) f) cycle
       where not exists (select from domain_programs own where own.domain_id = ${domainId} and own.program_id = p.id and not own.active)) due
    left join lateral (select x.id, x.duration from ${sessions(domainId)} where ${inPeriodOf("due")}) done on true
   group by due.user_id, due.zone, due.day, due.program_id, due.title, due.priority, due.first, due.next, due.needed) duty`;

/** Seconds still owed: the same as `owedSeconds` of the model. */
export const owedSeconds = sql`greatest(0, duty.needed - duty.seconds)`;
/** Whether that is all, a part, or nothing. */
export const dutyStanding = sql`(case when duty.seconds >= duty.needed then 'reached' when duty.seconds = 0 then 'none' else 'short' end)`;

/** In the sessions of `duty`, as the lateral row `seen`: images that were decided on, and different threats that were in them. */
export const imagesOfDuty = ({ domainId }: { domainId: number }): Sql => sql`lateral (
  select count(distinct (x.id, d.position))::int as images, count(distinct threat ->> 'name')::int as articles
    from (select x.id, x.started_month from ${sessions(domainId)} where ${inPeriodOf("duty")}) x
    join simulator_decisions d on d.domain_id = ${domainId} and d.started_month = x.started_month and d.session_id = x.id
      and d.decision is not null
    left join image_truths truth on truth.image_id = d.image_id
    left join lateral jsonb_array_elements(truth.threats) threat on true) seen`;

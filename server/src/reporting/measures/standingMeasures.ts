import { consoleTypes, isTomograph } from "@vigil/model/simulator/consoleNames";
import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** The rules of a domain as they stand: a row for each version, with whom it concerns and by which programs somebody is certified. */
export const storedRules = (domainId: number): Sql => sql`
  select r.id as rule_id, r.name, r.role, r.equipment, v.valid_from, v.asks, ${linked("companies", "company_id")}, ${linked("groups", "group_id")},
      ${linked("levels", "access_level_id")}, ${linked("programs", "program_id")}, ${linked("new_programs", "program_id")}
    from authority_rules r join authority_rule_versions v on v.domain_id = r.domain_id and v.authority_rule_id = r.id
   where r.domain_id = ${domainId} and r.active`;

const linked = (name: string, column: string): Sql => sql`
  array(select l.${sql.ref(column)} from ${sql.ref(`authority_rule_${name}`)} l where l.domain_id = r.domain_id and l.authority_rule_id = r.id) as ${sql.ref(name)}`;

/** The calendar's period of a version `v` in which a day lies, as in what programs ask for: first day and the first of the next. */
const periodOf = (day: Sql): Sql => sql`lateral (
  select f.first, (f.first + make_interval(months => v.period_months))::date as next from (
    select (date_trunc('month', ${day}::timestamp) - make_interval(months => mod(extract(year from ${day})::int * 12
      + extract(month from ${day})::int - v.start_month, v.period_months)))::date as first) f) cycle`;

/** Of the versions of a rule the one that held when the day's period began: a change in the middle of a period holds from the next on. */
const ofItsTime = sql`(cycle.first >= v.valid_from) desc, case when cycle.first >= v.valid_from then v.valid_from end desc, v.valid_from`;

const tomographs = consoleTypes.filter((type) => isTomograph(type));

/**
 * Whether a session `x` with a library `i` counts for the work of a rule `p`, and its console for the equipment. Libraries of no work of their own (aviation in general,
 * government sites …) count for any: nobody is kept from work because a library is described loosely.
 */
const ofItsWork = sql`(case i.industry when 'cbs' then p.role = 'cabin' when 'hbs' then p.role = 'hold' when 'cg' then p.role = 'cargo' when 'ff' then p.role = 'cargo'
    when 'mr' then p.role = 'mail' when 'ch' then p.role = 'court' else true end
  and case when p.equipment = 'any' then true else coalesce(x.settings ->> 'model' = any(${tomographs}::text[]), false) = (p.equipment = 'tomograph') end)`;

/**
 * How learners stand to rules on a day, as rows `standing`: one for each rule that concerns somebody. The statement has the learners in `learner`, id
 * and zone, and says the day by the zone of the row `l`. Sessions are told as for hours owed: sealed, begun in the period until the end of its day;
 * whatever they belong to. Images
 * that were decided on and articles that were in them come from what each session was counted for at its seal, and only where a rule asks for them.
 */
export const ruleStandings = ({ domainId, day, rules }: { domainId: number; day: Sql; rules: Sql }): Sql => sql`(
  with rule as materialized (
    select v.rule_id, v.name, v.role, v.equipment, v.valid_from, v.companies, v.groups, v.levels, v.programs, v.new_programs, a."periodMonths" as period_months,
        a."startMonth" as start_month, a.minutes * 60 as needed, a.images, a.articles, coalesce(a.drills, 0) as drills, coalesce(a."drillDays", 0) as drill_days, a."afterMissed" as after_missed, a."certifyMonths" as certify_months,
        a."opensDays" as opens_days, a.anniversary = 'keep' as keeps, a."graceDays" as grace_days, a."returnMonths" as return_months,
        a."renewalMinutes" * 60 as renewal
      from (${rules}) v cross join lateral jsonb_to_record(v.asks) as a (minutes int, images int, articles int, drills int, "drillDays" int, "periodMonths" int, "startMonth" int,
        "afterMissed" text, "certifyMonths" int, "opensDays" int, anniversary text, "graceDays" int, "returnMonths" int, "renewalMinutes" int)),
  library as materialized (select id, industry from image_libraries),
  place as materialized (select l.zone, ${day} as day from (select distinct zone from learner) l),
  period as materialized (
    select distinct on (v.rule_id, l.zone) v.*, l.zone, l.day, cycle.first, cycle.next, cycle.first::timestamp at time zone l.zone as begins,
        least(cycle.next, l.day + 1)::timestamp at time zone l.zone as ends, least(cycle.next, l.day + 1)::timestamp at time zone l.zone > now() as whole
      from place l join rule v on v.valid_from <= l.day cross join ${periodOf(sql`l.day`)}
     order by v.rule_id, l.zone, ${ofItsTime}),
  former as materialized (
    select distinct on (v.rule_id, l.zone) v.rule_id, l.zone, v.needed, v.images, v.articles, cycle.first::timestamp at time zone l.zone as begins,
        least(cycle.next, l.first)::timestamp at time zone l.zone as ends
      from period l join rule v on v.rule_id = l.rule_id and v.valid_from <= l.first - 1 cross join ${periodOf(sql`(l.first - 1)`)}
     where l.after_missed = 'stop' order by v.rule_id, l.zone, ${ofItsTime}),
  concerned as materialized (
    select c.rule_id, l.id as user_id, l.zone from (select distinct on (rule_id) rule_id, companies, groups, levels from rule) c
      cross join lateral people_of_conditions(${domainId}, c.companies, c.groups, c.levels, '', '', (select array_agg(id) from learner having count(*) <= ${fewLearners})) p
      join learner l on l.id = p.user_id),
  -- every session of the period, or sealed in it: also such as do not count, for what seen has to know
  sat as materialized (
    select c.rule_id, c.user_id, c.zone, x.id, x.duration, p.images > 0 or p.articles > 0 as asks, x.started_at >= coalesce(f.begins, p.begins) and i.id is not null and ${ofItsWork} as counts,
        x.started_at >= p.begins as present, not p.whole or x.watch as apart
      from concerned c join period p on p.rule_id = c.rule_id and p.zone = c.zone
      left join former f on f.rule_id = c.rule_id and f.zone = c.zone
      join simulator_sessions x on x.domain_id = ${domainId} and x.user_id = c.user_id and x.sealed_at >= coalesce(f.begins, p.begins) and x.started_at < p.ends
      left join library i on i.id = x.image_library_id),
  work as materialized (
    select rule_id, user_id, max(zone) as zone, (sum(duration) filter (where counts and present))::int as seconds, (count(*) filter (where counts and present))::int as sessions,
        (sum(duration) filter (where counts and not present))::int as former_seconds, bool_or(asks) as asks, array_agg(id) filter (where asks and counts and present) as ids,
        bool_or(apart or not counts or not present) as apart
      from sat group by rule_id, user_id),
  -- of whom all that was sealed in the period counts, as of nearly everybody, what is kept by learner and month in one row says it; of the others their sessions do.
  -- Person by person: what one met is told apart sooner than millions are
  seen as materialized (
    select w.rule_id, w.user_id, m.images, m.articles from work w join period p on p.rule_id = w.rule_id and p.zone = w.zone
      cross join lateral (select coalesce(sum(m.images), 0)::int as images, coalesce(length(all_articles(m.articles)), 0) as articles from learner_articles m
        where m.domain_id = ${domainId} and m.user_id = w.user_id and m.at >= p.begins and m.at < p.ends) m
     where w.asks and not w.apart
    union all
    select w.rule_id, w.user_id, m.images, m.articles from work w cross join lateral (select coalesce(sum(m.hits + m.misses + m.false_alarms + m.correct_rejections) filter (where m.dimension = 'seconds'), 0)::int as images, (count(distinct m.value collate "C") filter (where m.dimension = 'article'))::int as articles from simulator_measures m
        where m.domain_id = ${domainId} and m.session_id = any(w.ids) and m.dimension in ('seconds', 'article')) m
     where w.asks and w.apart),
  -- one a day counts; the last one also from before the period, as they may lie so far apart; and how often they lay further apart, though the next was passed
  drilled as materialized (
    select c.rule_id, c.user_id, (count(*) filter (where d.day >= p.first))::int as drills, max(d.day) as last,
        (count(*) filter (where d.day >= p.first and p.drill_days > 0 and d.gap > p.drill_days))::int as gaps
      from concerned c join period p on p.rule_id = c.rule_id and p.zone = c.zone and (p.drills > 0 or p.drill_days > 0)
      cross join lateral (select g.day, g.day - lag(g.day) over (order by g.day) as gap from (
        select distinct (d.answered_at at time zone c.zone)::date as day from test_drills d where d.domain_id = ${domainId} and d.user_id = c.user_id
        and d.kind = 'check' and d.passed and d.started_at >= p.begins - make_interval(days => p.drill_days + 1) and d.answered_at < p.ends) g) d
     group by c.rule_id, c.user_id),
  proof as materialized (
    select c.rule_id, c.user_id, case when p.certify_months = 0 then max(coalesce(s.expiry_date, 'infinity'::date)) else certified_until(
          array_agg(s.completion_date order by s.completion_date, s.id), array_agg(s.program_id = any(p.new_programs) order by s.completion_date, s.id),
          p.new_programs <> '{}', p.certify_months, p.opens_days, p.keeps, p.return_months) end as until
      from concerned c join period p on p.rule_id = c.rule_id and p.zone = c.zone
      join program_certificates s on s.domain_id = ${domainId} and s.user_id = c.user_id and s.revoked_at is null and s.completion_date <= p.day
       and s.program_id = any(p.programs || p.new_programs)
     group by c.rule_id, c.user_id, p.certify_months, p.new_programs, p.opens_days, p.keeps, p.return_months),
  -- put together by a group and not by joins: what the database believes of rows that it has just worked out lets it join a hundred thousand people
  -- with each other in loops
  known as (
    select k.rule_id, k.user_id, max(k.zone) as zone, coalesce(max(k.seconds), 0) as seconds, coalesce(max(k.sessions), 0) as sessions,
        coalesce(max(k.former_seconds), 0) as former_seconds, coalesce(max(k.images), 0) as images, coalesce(max(k.articles), 0) as articles, max(k.until) as until,
        coalesce(max(k.drills), 0) as drills, max(k.last) as last, coalesce(max(k.gaps), 0) as drill_gaps
      from (select rule_id, user_id, zone, null::int as seconds, null::int as sessions, null::int as former_seconds, null::int as images, null::int as articles,
          null::date as until, null::int as drills, null::date as last, null::int as gaps from concerned
        union all select rule_id, user_id, null, seconds, sessions, former_seconds, null, null, null, null, null, null from work
        union all select rule_id, user_id, null, null, null, null, images, articles, null, null, null, null from seen
        union all select rule_id, user_id, null, null, null, null, null, null, null, drills, last, gaps from drilled
        union all select rule_id, user_id, null, null, null, null, null, null, until, null, null, null from proof) k
     group by k.rule_id, k.user_id),
  stood as (
    select k.user_id, p.rule_id, p.name, p.zone, p.day, p.first, p.next, p.needed, p.images as needed_images, p.articles as needed_articles, p.drills as needed_drills, k.drills, k.drill_gaps, p.renewal,
        -- who came in the middle of the period has so many days from then on
        case when p.drill_days > 0 then coalesce(k.last, greatest(p.first, (u.created_at at time zone k.zone)::date)) + p.drill_days end as drill_by,
        p.period_months, p.grace_days, p.after_missed, k.seconds, k.sessions, k.images, least(k.articles, k.images) as articles, p.programs <> '{}' as certifies, k.until, k.until - p.opens_days as opens_on,
        case when p.programs = '{}' then 'none' when k.until is null then 'new'
          when p.day > k.until + make_interval(months => p.return_months) then 'returning' when p.day > k.until then 'late'
          when p.day >= k.until - p.opens_days then 'open' else 'current' end as path,
        p.programs <> '{}' and k.until is null as uncertified, p.programs <> '{}' and p.day > k.until + p.grace_days as ended,
        -- what was missing of the period before counts as made up once it was done on top; who was not there yet missed nothing
        coalesce(u.created_at < f.begins and f.needed > k.former_seconds and k.seconds < f.needed - k.former_seconds, false) as missed
      from known k join period p on p.rule_id = k.rule_id and p.zone = k.zone
      join users u on u.domain_id = ${domainId} and u.id = k.user_id
      left join former f on f.rule_id = k.rule_id and f.zone = k.zone)
  select s.*, case when s.uncertified or s.ended or s.missed then 'barred'
        when s.seconds >= s.needed and s.images >= s.needed_images and s.articles >= s.needed_articles and s.drills >= s.needed_drills
          and not coalesce(s.drill_by < s.day, false) then 'met' else 'short' end as standing,
      array_remove(array[case when s.uncertified then 'notCertified' end, case when s.ended then 'certificateEnded' end,
        case when s.missed then 'periodMissed' end], null) as reasons,
      array_remove(array[case when s.seconds < s.needed then 'hours' end, case when s.images < s.needed_images then 'images' end,
        case when s.articles < s.needed_articles then 'articles' end,
        case when s.drills < s.needed_drills then 'drills' end, case when s.drill_by < s.day then 'drillGap' end], null) as lacks,
      least(case when s.ended then s.until + s.grace_days + 1 end, case when s.missed then s.first end) as barred_since,
      case when not (s.uncertified or s.ended or s.missed) then least(case when s.certifies and s.until < 'infinity' then s.until + s.grace_days + 1 end,
        case when s.after_missed = 'stop' and s.seconds < s.needed then s.next end) end as barred_from
    from stood s) standing`;

/** An array of so many is looked through for each person; of more everybody is asked for, and the join narrows. A hundred thousand times a hundred thousand took minutes. */
const fewLearners = 500;

/** What is still owed in the running period. */
export const owedToRule = sql`greatest(0, standing.needed - standing.seconds)`;
export const owedImages = sql`greatest(0, standing.needed_images - standing.images)`;
export const owedArticles = sql`greatest(0, standing.needed_articles - standing.articles)`;
/** Checks with the test piece; one at least where the last lies too far back. */
export const owedDrills = sql`greatest(0, standing.needed_drills - standing.drills, case when standing.drill_by < standing.day then 1 else 0 end)`;

import type { Completion, LearnerDashboard, Performance, XrayTime } from "@vigil/model/reporting/dashboards/dashboardWire";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { asRuleStanding, certifiedBy } from "../measures/asRuleStanding.ts";
import { duties } from "../measures/dutyMeasures.ts";
import { standings } from "../measures/programStandings.ts";
import { ruleStandings, storedRules } from "../measures/standingMeasures.ts";

/** Days back that count as recent. */
export const recentDays = 30;
/** Sessions that tell how it goes at the simulator. */
const latestSessions = 20;
const mostCompletions = 20;

type Learner = Pick<Caller, "domainId" | "userId" | "companyId">;

/** What a learner sees of themselves first; nothing that belongs to a domain they only entered. */
export async function learnerDashboard(tx: Tx, by: Caller): Promise<LearnerDashboard> {
  if (by.homeDomainId !== by.domainId) return { xrayTime: [], completions: [], performance: null };
  const [time, done, how] = await Promise.all([xrayTime(tx, by), completions(tx, by), performance(tx, by)]);
  return { xrayTime: time, completions: done, performance: how };
}

const zoneOf = ({ domainId, companyId }: Learner) => sql`
  (select coalesce(company.sound_zone, domain.sound_zone) as name from companies company join domains domain on domain.id = company.domain_id
    where company.domain_id = ${domainId} and company.id = ${companyId})`;

/** What rules of authorities and what programs ask for in the periods that run now: seconds at the X-ray screen, what is needed and done. */
async function xrayTime(tx: Tx, learner: Learner): Promise<XrayTime[]> {
  const { domainId, userId, companyId } = learner;
  const asked = { domainId, day: sql`(now() at time zone l.zone)::date` };
  const { rows } = await sql<XrayTime>`
    with learner as (select ${userId}::bigint as id, zone.name as zone from ${zoneOf(learner)} zone)
    select "programId", title, "from", until, "daysLeft", "neededSeconds", seconds, rule from (
      select null::bigint as "programId", standing.name as title, standing.first::text as "from", (standing.next - 1)::text as until,
          standing.next - standing.day as "daysLeft", standing.needed as "neededSeconds", standing.seconds, ${asRuleStanding(certifiedBy(domainId))} as rule, 0 as place
        from ${ruleStandings({ ...asked, rules: storedRules(domainId) })}
      union all
      select duty.program_id, duty.title, duty.first::text, (duty.next - 1)::text, duty.next - duty.day, duty.needed, duty.seconds, null, 1 + duty.priority
        from ${duties({ ...asked, who: sql`${standings} where u.domain_id = ${domainId} and u.id = ${userId}`, companies: sql`c.id = ${companyId}` })}) owed
     order by place, title, "programId"`.execute(tx);
  return rows;
}

/** Programs and courses completed in the past 30 days, the newest first. */
async function completions(tx: Tx, learner: Learner): Promise<Completion[]> {
  const { domainId, userId } = learner;
  const recent = sql`now() - make_interval(days => ${recentDays})`;
  const { rows } = await sql<Completion>`
    with zone as ${zoneOf(learner)}
    select done.kind, done.id, done.title, (done.end_at at time zone zone.name)::date::text as "completedOn",
        (done.score / 100.0)::float8 as score, done.seconds, done.certificate_id as "certificateId"
      from (
        select 'program' as kind, s.id, p.title, s.end_at, null::integer as score, s.total_duration as seconds,
            case when not p.hide_certificate then k.id end as certificate_id
          from program_statuses s join programs p on p.id = s.program_id
          left join program_certificates k on k.domain_id = s.domain_id and k.program_status_id = s.id
            and k.revoked_at is null
         where s.domain_id = ${domainId} and s.user_id = ${userId} and s.complete and s.end_at >= ${recent}
        union all
        select 'course', c.id, course.title, c.end_at, c.last_score,
            c.total_duration, case when not p.hide_certificate then c.id end
          from course_statuses c join courses course on course.id = c.course_id
          join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id join programs p on p.id = s.program_id
         where c.domain_id = ${domainId} and c.user_id = ${userId} and c.complete and c.end_at >= ${recent}) done
     cross join zone order by done.end_at desc, done.kind desc, done.id desc limit ${mostCompletions}`.execute(tx);
  return rows;
}

/** Over the latest sealed sessions: how often threats of each category were let through, the weakest first. */
async function performance(tx: Tx, { domainId, userId }: Learner): Promise<Performance | null> {
  const { rows } = await sql<Performance>`
    with latest as (select x.* from simulator_sessions x where x.domain_id = ${domainId} and x.user_id = ${userId} and x.sealed_at is not null and not x.watch
      order by x.sealed_at desc, x.id desc limit ${latestSessions}),
    missed as (select k.category, sum(k.threats)::int as threats, sum(k.missed)::int as missed
      from latest join simulator_categories k on k.domain_id = ${domainId} and k.session_id = latest.id group by k.category)
    select count(*)::int as sessions, sum(hits)::int as hits, sum(misses)::int as misses, sum(false_alarms)::int as "falseAlarms",
        sum(correct_rejections)::int as "correctRejections", sum(duration)::int as seconds,
        (select coalesce(json_agg(m order by m.missed::float8 / m.threats desc, m.category), '[]') from missed m) as categories
      from latest`.execute(tx);
  const [found] = rows;
  return found && found.sessions > 0 ? found : null;
}

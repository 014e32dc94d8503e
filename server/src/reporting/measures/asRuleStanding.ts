import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** By which programs a rule certifies somebody of the row `standing`: new and returning people by their own, where it names some. */
export const certifiedBy = (domainId: number): Sql => sql`case when standing.path in ('none', 'current') then '[]'::jsonb else (
  select coalesce(jsonb_agg(jsonb_build_object('programId', p.id, 'title', p.title, 'assigned', exists (select from program_assignments a
      where a.domain_id = ${domainId} and a.user_id = standing.user_id and a.program_id = p.id and coalesce(a.starts_on <= standing.day, true)
        and coalesce(a.ends_on >= standing.day, true)), 'dueOn', (select min(a.due_on) from program_assignments a
      where a.domain_id = ${domainId} and a.user_id = standing.user_id and a.program_id = p.id), 'begun', coalesce((select s.status <> 'n' from program_statuses s
      where s.domain_id = ${domainId} and s.user_id = standing.user_id and s.program_id = p.id order by s.sequence desc limit 1), false)) order by p.title, p.id), '[]')
    from (select array(select n.program_id from authority_rule_new_programs n where n.domain_id = ${domainId} and n.authority_rule_id = standing.rule_id
        and standing.path in ('new', 'returning')) as own,
      array(select n.program_id from authority_rule_programs n where n.domain_id = ${domainId} and n.authority_rule_id = standing.rule_id) as usual) n
    join programs p on p.active and p.id = any(case when n.own = '{}' then n.usual else n.own end)) end`;

/** The row `standing` as it goes out: a `RuleStanding` of the model. */
export const asRuleStanding = (
  certifying: Sql,
): Sql => sql`jsonb_build_object('ruleId', standing.rule_id, 'rule', standing.name, 'standing', standing.standing,
  'reasons', standing.reasons, 'barredSince', standing.barred_since, 'from', standing.first, 'until', standing.next - 1,
  'daysLeft', standing.next - standing.day, 'neededSeconds', standing.needed, 'seconds', standing.seconds, 'neededImages', standing.needed_images,
  'images', standing.images, 'neededArticles', standing.needed_articles, 'articles', standing.articles, 'neededDrills', standing.needed_drills,
  'drills', standing.drills, 'nextDrillBy', standing.drill_by, 'drillLate', coalesce(standing.drill_by < standing.day, false), 'drillGaps', standing.drill_gaps, 'path', standing.path,
  'certifiedUntil', nullif(standing.until, 'infinity'), 'opensOn', nullif(standing.opens_on, 'infinity'), 'certifiedBy', ${certifying})`;

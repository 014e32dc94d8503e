import type { AuthorityForecast, AuthorityLibrary } from "@vigil/model/compliance/authority/authorityWire";
import { user } from "@vigil/model/organization/user";
import { forecastDays, type RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import { sql } from "kysely";
import { visible } from "../../entity/listSql.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { asRuleStanding, certifiedBy } from "../../reporting/measures/asRuleStanding.ts";
import { owedToRule, ruleStandings, storedRules } from "../../reporting/measures/standingMeasures.ts";
import type { Sql } from "../../storage/sql.ts";
import type { Tx } from "../../storage/asDomain.ts";

const today = sql`(now() at time zone l.zone)::date`;

/** Whom the caller may see, or the one of them who is meant, as rows `learner`. */
const learners = (by: Caller, among: Sql): Sql => sql`learner as materialized (
  select t.id, coalesce(c.sound_zone, d.sound_zone) as zone from users t join companies c on c.domain_id = t.domain_id and c.id = t.company_id
    join domains d on d.id = t.domain_id where ${visible(user, "t", by)} and t.erased_at is null and ${among})`;

/** How somebody stands to each rule that concerns them; nothing where the caller may not see them. */
export async function standingOf(tx: Tx, by: Caller, userId: number): Promise<RuleStanding[] | undefined> {
  const { rows } = await sql<{ standings: RuleStanding[] | null }>`with ${learners(by, sql`t.id = ${userId}`)}
    select (select jsonb_agg(${asRuleStanding(certifiedBy(by.domainId))} order by standing.name, standing.rule_id)
        from ${ruleStandings({ domainId: by.domainId, day: today, rules: storedRules(by.domainId) })}) as standings from learner`.execute(
    tx,
  );
  return rows.length === 0 ? undefined : (rows[0]!.standings ?? []);
}

/** Who may not work today, and what falls due in the days ahead, of whom the caller may see: of later periods all that they will ask for. */
export async function forecastOf(tx: Tx, by: Caller, ruleId: number | null): Promise<AuthorityForecast> {
  const rules = sql`select * from (${storedRules(by.domainId)}) one where ${ruleId === null ? sql`true` : sql`one.rule_id = ${ruleId}`}`;
  const { rows } = await sql<AuthorityForecast>`with ${learners(by, sql`t.active`)},
      ahead as materialized (select standing.*, ${owedToRule} as owed from ${ruleStandings({ domainId: by.domainId, day: today, rules })})
    select (select count(distinct b.user_id)::int from ahead b where b.standing = 'barred') as barred, (select jsonb_agg(f order by f.days) from (
      select n.days, (count(distinct a.user_id) filter (where due.ends or due.periods > 0 and (a.lacks <> '{}' or due.periods > 1)))::int as people,
        (count(*) filter (where due.ends))::int as certificates,
        coalesce(sum(case when due.ends then a.renewal else 0 end + case when due.periods > 0 then a.owed + (due.periods - 1) * a.needed else 0 end), 0)::float8 as seconds
      from unnest(${[...forecastDays]}::int[]) as n (days) left join ahead a on true
      cross join lateral (select coalesce(a.until < 'infinity' and a.until >= a.day and a.until <= a.day + n.days, false) as ends,
        (select count(*)::int from generate_series(0, 12) k where a.needed + a.needed_images + a.needed_articles > 0 and (a.next + make_interval(months => k * a.period_months))::date - 1 <= a.day + n.days)
          as periods) due
     group by n.days) f) as ahead`.execute(tx);
  return rows[0]!;
}

/** The libraries that the courses of these programs take images from. */
export async function librariesOf(tx: Tx, by: Caller, ruleId: number): Promise<AuthorityLibrary[]> {
  const { rows } = await sql<AuthorityLibrary>`
    select l.id, l.name, count(i.id)::int as images, (count(distinct i.article) filter (where i.kind = 'threat'))::int as articles
      from image_libraries l left join images i on i.library_id = l.id and i.state = 'approved' and i.active
     where l.id in (
       select c.image_library_id from program_courses m join courses c on c.id = m.course_id
        where m.program_id in (select p.program_id from authority_rule_programs p where p.domain_id = ${by.domainId} and p.authority_rule_id = ${ruleId}
          union select p.program_id from authority_rule_new_programs p where p.domain_id = ${by.domainId} and p.authority_rule_id = ${ruleId}))
     group by l.id, l.name order by l.name, l.id`.execute(tx);
  return rows;
}

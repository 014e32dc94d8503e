import type { AuthorityForecast, AuthorityLibrary, AuthorityPreview } from "@vigil/model/compliance/authority/authorityWire";
import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { AuthorityAsks } from "@vigil/model/compliance/authority/authorityAsks";
import { user } from "@vigil/model/organization/user";
import { forecastDays, type RuleStanding, type WorkStanding } from "@vigil/model/reporting/measures/workStanding";
import { firstDate } from "@vigil/model/values/calendarDate";
import { sql } from "kysely";
import { visible } from "../../entity/listSql.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { asRuleStanding } from "../../reporting/measures/asRuleStanding.ts";
import { owedArticles, owedImages, owedToRule, ruleStandings, storedRules } from "../../reporting/measures/standingMeasures.ts";
import type { Sql } from "../../storage/sql.ts";
import type { Tx } from "../../storage/asDomain.ts";

const pageSize = 50;
const today = sql`(now() at time zone l.zone)::date`;

/** Whom the caller may see, or the one of them who is meant, as rows `learner`. */
const learners = (by: Caller, among: Sql): Sql => sql`learner as materialized (
  select t.id, coalesce(c.sound_zone, d.sound_zone) as zone from users t join companies c on c.domain_id = t.domain_id and c.id = t.company_id
    join domains d on d.id = t.domain_id where ${visible(user, "t", by)} and t.erased_at is null and ${among})`;

/** How somebody stands to each rule that concerns them; nothing where the caller may not see them. */
export async function standingOf(tx: Tx, by: Caller, userId: number): Promise<RuleStanding[] | undefined> {
  const { rows } = await sql<{ standings: RuleStanding[] | null }>`with ${learners(by, sql`t.id = ${userId}`)}
    select (select jsonb_agg(${asRuleStanding} order by standing.name, standing.rule_id)
        from ${ruleStandings({ domainId: by.domainId, day: today, rules: storedRules(by.domainId) })}) as standings from learner`.execute(
    tx,
  );
  return rows.length === 0 ? undefined : (rows[0]!.standings ?? []);
}

/** What falls due in the days ahead, of whom the caller may see: of later periods all that they will ask for. */
export async function forecastOf(tx: Tx, by: Caller, ruleId: number | null): Promise<AuthorityForecast[]> {
  const rules = sql`select * from (${storedRules(by.domainId)}) one where ${ruleId === null ? sql`true` : sql`one.rule_id = ${ruleId}`}`;
  const { rows } = await sql<AuthorityForecast>`with ${learners(by, sql`t.active`)},
      ahead as materialized (select standing.*, ${owedToRule} as owed from ${ruleStandings({ domainId: by.domainId, day: today, rules })})
    select n.days, (count(distinct a.user_id) filter (where due.ends or due.periods > 0 and (a.lacks <> '{}' or due.periods > 1)))::int as people,
        (count(*) filter (where due.ends))::int as certificates,
        coalesce(sum(case when due.ends then a.renewal else 0 end + case when due.periods > 0 then a.owed + (due.periods - 1) * a.needed else 0 end), 0)::float8 as seconds
      from unnest(${[...forecastDays]}::int[]) as n (days) left join ahead a on true
      cross join lateral (select coalesce(a.until < 'infinity' and a.until >= a.day and a.until <= a.day + n.days, false) as ends,
        (select count(*)::int from generate_series(0, 12) k where a.needed + a.needed_images + a.needed_articles > 0 and (a.next + make_interval(months => k * a.period_months))::date - 1 <= a.day + n.days)
          as periods) due
     group by n.days order by n.days`.execute(tx);
  return rows;
}

/** A rule as it is typed: what it asks for, whom it concerns and what certifies. */
export interface Draft {
  id: number | null;
  asks: AuthorityAsks;
  role: AuthorityRule["role"];
  equipment: AuthorityRule["equipment"];
  companies: readonly number[];
  groups: readonly number[];
  accessLevels: readonly number[];
  programs: readonly number[];
  newPrograms: readonly number[];
}

/** How everybody stands by the rule as it is stored and as it is typed, as rows `paired`, and those of them who would stand otherwise, `changed`. */
const compared = (by: Caller, draft: Draft): Sql => {
  const { domainId } = by;
  const stored = sql`select * from (${storedRules(domainId)}) one where one.rule_id = ${draft.id ?? 0}`;
  const typed = sql`select 0::bigint as rule_id, ''::text as name, ${draft.role}::text as role, ${draft.equipment}::text as equipment, ${firstDate}::date as valid_from, ${JSON.stringify(draft.asks)}::jsonb as asks,
    ${[...draft.companies]}::bigint[] as companies, ${[...draft.groups]}::bigint[] as groups, ${[...draft.accessLevels]}::bigint[] as levels,
    ${[...draft.programs]}::bigint[] as programs, ${[...draft.newPrograms]}::bigint[] as new_programs`;
  return sql`${learners(by, sql`t.active`)},
    old as materialized (select standing.* from ${ruleStandings({ domainId, day: today, rules: stored })}),
    new as materialized (select standing.*, ${owedToRule} as owed, ${owedImages} as owed_images, ${owedArticles} as owed_articles from ${ruleStandings({ domainId, day: today, rules: typed })}),
    paired as materialized (select coalesce(o.user_id, n.user_id) as user_id, o.standing as before, n.standing as after,
      coalesce(n.reasons, '{}') as reasons, n.owed, n.owed_images, n.owed_articles, case when n.lacks <> '{}' then n.next - 1 end as owed_by, n.barred_from,
      o.reasons || o.lacks is distinct from n.reasons || n.lacks as otherwise, nullif(o.until, 'infinity') as until_before,
      nullif(n.until, 'infinity') as until_after from old o full join new n on n.user_id = o.user_id),
    changed as materialized (select * from paired where before is distinct from after or otherwise or until_before is distinct from until_after)`;
};

/** Those who would stand otherwise, who may work least first. */
const changedPeople = (domainId: number, part: Sql): Sql => sql`
  select c.user_id as "userId", u.username, trim(u.first_name || ' ' || u.last_name) as name, k.name as company, c.before, c.after, c.reasons,
      coalesce(c.owed, 0)::int as "owedSeconds", coalesce(c.owed_images, 0)::int as "owedImages", coalesce(c.owed_articles, 0)::int as "owedArticles",
      c.owed_by::text as "owedBy", c.barred_from::text as "barredFrom",
      c.until_before::text as "certifiedUntilBefore", c.until_after::text as "certifiedUntilAfter"
    from changed c join users u on u.domain_id = ${domainId} and u.id = c.user_id join companies k on k.domain_id = ${domainId} and k.id = u.company_id
   order by array_position(array['barred', 'short', 'met'], c.after), u.last_name, u.first_name, u.id ${part}`;

/** Everybody of them, for a file. */
export async function previewPeople(tx: Tx, by: Caller, draft: Draft): Promise<AuthorityPreview["rows"]> {
  const { rows } = await sql<AuthorityPreview["rows"][number]>`with ${compared(by, draft)} ${changedPeople(by.domainId, sql``)}`.execute(
    tx,
  );
  return rows;
}

/** Whoever would stand otherwise if a rule as it is typed held already today: nothing is written. */
export async function previewOf(tx: Tx, by: Caller, draft: Draft, offset: number): Promise<AuthorityPreview> {
  const { rows } = await sql<
    AuthorityPreview & { counts: { before: WorkStanding | null; after: WorkStanding | null; people: number }[] }
  >`with ${compared(by, draft)}
    select (select count(*)::int from changed) as changed,
      (select coalesce(jsonb_agg(jsonb_build_object('before', before, 'after', after, 'people', people)), '[]')
        from (select before, after, count(*) as people from paired group by before, after) c) as counts,
      (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${changedPeople(by.domainId, sql`limit ${pageSize} offset ${offset}`)}) r) as rows`.execute(
    tx,
  );
  const { counts, changed, rows: people } = rows[0]!;
  const sums = (of: "before" | "after"): AuthorityPreview["before"] => {
    const found: AuthorityPreview["before"] = {};
    for (const one of counts) {
      const standing = one[of];
      if (standing !== null) found[standing] = (found[standing] ?? 0) + one.people;
    }
    return found;
  };
  return { before: sums("before"), after: sums("after"), changed, rows: people };
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

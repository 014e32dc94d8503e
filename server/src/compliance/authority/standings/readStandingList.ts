import type { StandingFilter, StandingLine, StandingList, StandingOrder } from "@vigil/model/compliance/authority/standingListWire";
import { user } from "@vigil/model/organization/user";
import type { WorkStanding } from "@vigil/model/reporting/measures/workStanding";
import { sql } from "kysely";
import { visible } from "../../../entity/listSql.ts";
import { wireInstant } from "../../../http/wireInstant.ts";
import type { Caller } from "../../../identity/access/caller.ts";
import { asRuleStanding, certifiedBy } from "../../../reporting/measures/asRuleStanding.ts";
import { ruleStandings, storedRules } from "../../../reporting/measures/standingMeasures.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import type { Sql } from "../../../storage/sql.ts";
import { ofOwnGroups } from "./ofOwnGroups.ts";
import { keptLook, seesFew, type KeptLook } from "./standingLook.ts";

/** Companies or rules by name: their places by number, put together once and not joined, as the database knows little of tables so small. */
const placesOf = (table: "companies" | "authority_rules", domainId: number): Sql =>
  sql`(select jsonb_object_agg(o.id, o.place) from (select id, row_number() over (order by name) as place from ${sql.table(table)} where domain_id = ${domainId}) o)`;

const orders = (domainId: number): Readonly<Record<StandingOrder, Sql>> => ({
  standing: sql`array_position(array['barred', 'short', 'met'], f.standing)`,
  name: sql`f.last_name, f.first_name`,
  company: sql`(${placesOf("companies", domainId)} -> f.company_id::text)::int`,
  rule: sql`(${placesOf("authority_rules", domainId)} -> f.rule_id::text)::int`,
  owed: sql`greatest(0, f.needed - f.seconds)`,
  certifiedUntil: sql`f.until`,
});

/** Of the rules `r` those that can concern somebody whom the caller sees. */
const ofOwnSites = ({ domainId, companies }: Caller): Sql => {
  const named = sql`select from authority_rule_companies l where l.domain_id = ${domainId} and l.authority_rule_id = r.id`;
  return companies === "all" ? sql`true` : sql`(not exists (${named}) or exists (${named} and l.company_id = any(${companies}::bigint[])))`;
};

/** Of the companies `c` those whose people no rule concerns that holds already. */
const noRule = (domainId: number): Sql => {
  const named = sql`select from authority_rule_companies l where l.domain_id = ${domainId} and l.authority_rule_id = r.id`;
  return sql`not exists (select from authority_rules r where r.domain_id = ${domainId} and r.active
    and exists (select from authority_rule_versions v where v.domain_id = ${domainId} and v.authority_rule_id = r.id and v.valid_from <= now()::date)
    and (not exists (${named}) or exists (${named} and l.company_id = c.id)))`;
};

const ownSite = ({ companies }: Caller): Sql => (companies === "all" ? sql`true` : sql`c.id = any(${companies}::bigint[])`);

/** Whether the caller reads names: of others people are told by number alone. */
export const readsNames = ({ permissions }: Caller): boolean => permissions.has("reports:view") || permissions.has("users:view");

/** The lines with their people `t`: worked out now, or of what a look has kept. */
function linesOf(domainId: number, seen: Sql, { ruleId }: StandingFilter, look: KeptLook | undefined): { before: Sql; lines: Sql } {
  const asked = (column: Sql) => (ruleId === undefined ? sql`true` : sql`${column} = ${ruleId}`);
  if (look !== undefined)
    return {
      before: sql``,
      lines: sql`(select s.*, null::text as name from standing_lines s
          where s.domain_id = ${domainId} and s.look_id = ${look.id} and ${asked(sql`s.rule_id`)}) standing
        join users t on t.domain_id = ${domainId} and t.id = standing.user_id and ${seen}`,
    };
  return {
    before: sql`learner as materialized (
      select t.id, coalesce(c.sound_zone, d.sound_zone) as zone from users t join companies c on c.domain_id = t.domain_id and c.id = t.company_id
        join domains d on d.id = t.domain_id where ${seen}),`,
    lines: sql`${ruleStandings({ domainId, day: sql`(now() at time zone l.zone)::date`, rules: sql`select * from (${storedRules(domainId)}) one where ${asked(sql`one.rule_id`)}` })}
        join users t on t.domain_id = ${domainId} and t.id = standing.user_id`,
  };
}

/** How those whom the caller may see stand to each rule today; all of what is found where no part is asked for. */
export async function readStandingList(
  tx: Tx,
  by: Caller,
  filter: StandingFilter,
  part?: { page: number; limit: number },
): Promise<StandingList> {
  const { domainId } = by;
  const { standing, companyId, search, order, direction } = filter;
  const look = (await seesFew(tx, by)) ? undefined : await keptLook(tx, domainId);
  const named = readsNames(by);
  const sought = `%${search.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const found =
    search === ""
      ? sql`true`
      : sql`(t.id::text = ${search}${named ? sql` or lower(concat_ws(' ', t.first_name, t.last_name, t.username)) like ${sought}` : sql``})`;
  const seen = sql`${visible(user, "t", by)} and t.active ${ofOwnGroups(by)} ${companyId === undefined ? sql`` : sql`and t.company_id = ${companyId}`}`;
  const { before, lines: source } = linesOf(domainId, seen, filter, look);
  const key = orders(domainId)[order];
  const sorted =
    direction === "asc" ? key : sql.join([order === "name" ? sql`f.last_name desc, f.first_name desc` : sql`${key} desc nulls last`]);
  await sql`set local work_mem = '64MB'`.execute(tx);
  const { rows } = await sql<{
    at: Date;
    lines: StandingLine[];
    counts: Partial<Record<WorkStanding, number>>;
    people: number;
    rules: StandingList["rules"];
    companies: StandingList["companies"];
    withoutRule: string[];
  }>`
    with ${before} found as materialized (
      select standing.*, t.first_name, t.last_name, t.company_id from ${source} where ${found})
    select now() as at, (select coalesce(jsonb_object_agg(standing, people), '{}') from (select f.standing, count(*) as people from found f group by 1) c) as counts,
      (select count(distinct f.user_id)::int from found f where ${standing === undefined ? sql`true` : sql`f.standing = ${standing}`}) as people,
      (select coalesce(jsonb_agg(p.line), '[]') from (
        select ${asRuleStanding(part === undefined ? sql`'[]'::jsonb` : certifiedBy(domainId))} || jsonb_build_object('userId', standing.user_id,
            'rule', (select r.name from authority_rules r where r.domain_id = ${domainId} and r.id = standing.rule_id),
            'company', (select k.name from companies k where k.domain_id = ${domainId} and k.id = standing.company_id), 'name', ${named ? sql`trim(standing.first_name || ' ' || standing.last_name)` : sql`null::text`}) as line
          from (select f.* from found f where ${standing === undefined ? sql`true` : sql`f.standing = ${standing}`} order by ${sorted}, f.last_name, f.first_name, f.user_id, f.rule_id
           ${part === undefined ? sql`` : sql`limit ${part.limit} offset ${(part.page - 1) * part.limit}`}) standing) p) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name), '[]') from authority_rules r where r.domain_id = ${domainId} and r.active and ${ofOwnSites(by)}) as rules,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name), '[]') from companies c where c.domain_id = ${domainId} and c.kind <> 'deleted'
        and ${ownSite(by)}) as companies,
      array(select c.name from companies c where c.domain_id = ${domainId} and ${ownSite(by)} and ${noRule(domainId)}
        and exists (select from users t where t.domain_id = ${domainId} and t.company_id = c.id and t.active and ${visible(user, "t", by)}) order by c.name) as "withoutRule"`.execute(
    tx,
  );
  const { at, lines, counts, ...choices } = rows[0]!;
  const all = { met: counts.met ?? 0, short: counts.short ?? 0, barred: counts.barred ?? 0 };
  return {
    rows: lines,
    count: standing === undefined ? all.met + all.short + all.barred : all[standing],
    counts: all,
    asOf: wireInstant(look?.asOf ?? at),
    ...choices,
  };
}

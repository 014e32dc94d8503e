import type { RemedialAsk } from "@vigil/model/measurement/remedial/remedialWire";
import { sql } from "kysely";
import { misfitPairs } from "../../organization/domainCodesFit.ts";
import type { Sql } from "../../storage/sql.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { dutyCompletedAt } from "./dutyExpressions.ts";

/** Rules as rows `rule`: those that hold, or one that is only typed. */
export const rulesOf = (domainId: number, ids: readonly number[] | "all"): Sql => sql`
  select r.id, r.category, r.misses, r.within_days, r.due_after,
      array(select c.company_id from remedial_rule_companies c where c.domain_id = r.domain_id and c.remedial_rule_id = r.id) as companies
    from remedial_rules r where r.domain_id = ${domainId} and r.active and ${ids === "all" ? sql`true` : sql`r.id = any(${[...ids]}::bigint[])`}`;
export const ruleTyped = ({ id, category, misses, withinDays, dueAfter, companies }: RemedialAsk): Sql => sql`
  select ${id ?? 0}::bigint as id, ${category}::text as category, ${misses}::int as misses, ${withinDays}::int as within_days, ${dueAfter}::int as due_after,
    ${[...companies]}::bigint[] as companies`;

/** No file that is about to come in. */
const nothingComes = sql`select null::bigint, null::timestamptz, null::text where false`;

/**
 * Who has missed so much that a rule asks for training, as rows of rule and person. A miss leads to training by a rule once; while somebody has not
 * done what a rule asks for, nothing more is asked by it, and what was missed before it was done counts no more. `file` are misses that are about to come in: who, when, of what.
 */
const rowsOf = (domainId: number, rules: Sql, file: Sql): Sql => sql`
  with rule as materialized (${rules}),
  coming (user_id, happened_at, category) as materialized (${file}),
  missed as (select w.id, w.user_id, w.happened_at, w.category from work_results w where w.domain_id = ${domainId} and w.outcome = 'miss'
      and w.happened_at > now() - make_interval(days => (select max(r.within_days) from rule r))
    union all select null, * from coming),
  spent as (select t.remedial_rule_id, t.user_id, bool_or(${dutyCompletedAt} is null) as open, max(${dutyCompletedAt}) as done
    from remedial_duties t join rule on rule.id = t.remedial_rule_id where t.domain_id = ${domainId} group by t.remedial_rule_id, t.user_id),
  found as (
    select rule.id as rule_id, w.user_id, count(*)::int as misses, (count(*) filter (where w.id is null))::int as of_file, max(w.happened_at) as last, array_agg(w.id) as results, rule.misses as least, rule.due_after
      from rule join missed w on w.happened_at > now() - make_interval(days => rule.within_days) and (rule.category = 'any' or w.category = rule.category)
      join users u on u.domain_id = ${domainId} and u.id = w.user_id and u.active and u.erased_at is null
       and (cardinality(rule.companies) = 0 or u.company_id = any(rule.companies))
      left join spent on spent.remedial_rule_id = rule.id and spent.user_id = w.user_id
     where not coalesce(spent.open, false) and w.happened_at > coalesce(spent.done, '-infinity')
       and not exists (select from remedial_duty_misses m join remedial_duties t on t.domain_id = m.domain_id and t.id = m.duty_id
         where m.domain_id = ${domainId} and m.result_id = w.id and t.remedial_rule_id = rule.id)
     group by rule.id, rule.misses, rule.due_after, w.user_id having count(*) >= rule.misses)
  select f.*, u.company_id, u.username, nullif(trim(u.first_name || ' ' || u.last_name), '') as name, c.name as company,
      ((now() at time zone coalesce(c.sound_zone, d.sound_zone))::date + f.due_after)::text as due_on, f.last::text as last_text
    from found f join users u on u.domain_id = ${domainId} and u.id = f.user_id join companies c on c.domain_id = u.domain_id and c.id = u.company_id
    join domains d on d.id = u.domain_id order by f.misses desc, u.last_name, u.first_name, u.id`;

export interface MissedEnough {
  ruleId: number;
  userId: number;
  companyId: number;
  misses: number;
  /** Of them those that are about to come in. */
  ofFile: number;
  results: number[];
  username: string;
  name: string | null;
  company: string;
  dueOn: string;
  lastText: string;
}

/** Those whom rules ask of, of what is there and of a file that is about to come in. */
export async function missedEnough(tx: Tx, domainId: number, rules: Sql, file: Sql = nothingComes): Promise<MissedEnough[]> {
  return (await sql<MissedEnough>`${rowsOf(domainId, rules, file)}`.execute(tx)).rows;
}

/** What each of them is given: the programs of the rule, without those that are off or that their company may not use. */
export async function programsGiven<One extends MissedEnough>(
  tx: Tx,
  domainId: number,
  rows: readonly One[],
): Promise<(One & { programId: number; program: string })[]> {
  if (rows.length === 0) return [];
  const programs = await tx
    .selectFrom("remedialRulePrograms as own")
    .innerJoin("programs as program", "program.id", "own.programId")
    .select(["own.remedialRuleId", "own.programId", "program.name"])
    .where("own.domainId", "=", domainId)
    .where("program.active", "=", true)
    .orderBy("program.name")
    .execute();
  const misfits = await misfitPairs(
    tx,
    domainId,
    [...new Set(rows.map(({ companyId }) => companyId))],
    [...new Set(programs.map(({ programId }) => programId))],
  );
  return rows.flatMap((one) =>
    programs
      .filter(({ remedialRuleId, programId }) => remedialRuleId === one.ruleId && !misfits.has(`${one.companyId} ${programId}`))
      .map(({ programId, name: program }) => ({ ...one, programId, program })),
  );
}

import type { RemedialAsk, RemedialPreview } from "@vigil/model/measurement/remedial/remedialWire";
import { sql } from "kysely";
import { misfitPairs } from "../../organization/domainCodesFit.ts";
import { writeEvents, type Actor } from "../../reporting/writeEvent.ts";
import type { Sql } from "../../storage/sql.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { findProgramStatus } from "../../training/openStatuses.ts";
import { resetRun } from "../../training/resets/resetRun.ts";
import { dutyCompletedAt } from "./dutyExpressions.ts";

/** Rules as rows `rule`: those that hold, or one that is only typed. */
const rulesOf = (domainId: number, ids: readonly number[] | "all"): Sql => sql`
  select r.id, r.category, r.misses, r.within_days, r.due_after,
      array(select c.company_id from remedial_rule_companies c where c.domain_id = r.domain_id and c.remedial_rule_id = r.id) as companies
    from remedial_rules r where r.domain_id = ${domainId} and r.active and ${ids === "all" ? sql`true` : sql`r.id = any(${[...ids]}::bigint[])`}`;
const ruleTyped = ({ id, category, misses, withinDays, dueAfter, companies }: RemedialAsk): Sql => sql`
  select ${id ?? 0}::bigint as id, ${category}::text as category, ${misses}::int as misses, ${withinDays}::int as within_days, ${dueAfter}::int as due_after,
    ${[...companies]}::bigint[] as companies`;

/**
 * Who has missed so much that a rule asks for training, as rows of rule and person. A miss leads to training by a rule once; while somebody has not
 * done what a rule asks for, nothing more is asked by it, and what was missed before it was done counts no more.
 */
const concerned = (domainId: number, rules: Sql): Sql => sql`
  with rule as materialized (${rules}),
  spent as (select t.remedial_rule_id, t.user_id, bool_or(${dutyCompletedAt} is null) as open, max(${dutyCompletedAt}) as done
    from remedial_duties t join rule on rule.id = t.remedial_rule_id where t.domain_id = ${domainId} group by t.remedial_rule_id, t.user_id),
  found as (
    select rule.id as rule_id, w.user_id, count(*)::int as misses, max(w.happened_at) as last, array_agg(w.id) as results, rule.misses as least, rule.due_after
      from rule join work_results w on w.domain_id = ${domainId} and w.outcome = 'miss' and w.happened_at > now() - make_interval(days => rule.within_days)
       and (rule.category = 'any' or w.category = rule.category)
      join users u on u.domain_id = w.domain_id and u.id = w.user_id and u.active and u.erased_at is null
       and (cardinality(rule.companies) = 0 or u.company_id = any(rule.companies))
      left join spent on spent.remedial_rule_id = rule.id and spent.user_id = w.user_id
     where not coalesce(spent.open, false) and w.happened_at > coalesce(spent.done, '-infinity')
       and not exists (select from remedial_duty_misses m join remedial_duties t on t.domain_id = m.domain_id and t.id = m.duty_id
         where m.domain_id = w.domain_id and m.result_id = w.id and t.remedial_rule_id = rule.id)
     group by rule.id, rule.misses, rule.due_after, w.user_id having count(*) >= rule.misses)
  select f.*, u.company_id, u.username, nullif(trim(u.first_name || ' ' || u.last_name), '') as name, c.name as company,
      ((now() at time zone coalesce(c.sound_zone, d.sound_zone))::date + f.due_after)::text as due_on, f.last::text as last_text
    from found f join users u on u.domain_id = ${domainId} and u.id = f.user_id join companies c on c.domain_id = u.domain_id and c.id = u.company_id
    join domains d on d.id = u.domain_id order by f.misses desc, u.last_name, u.first_name, u.id`;

interface Concerned {
  ruleId: number;
  userId: number;
  companyId: number;
  misses: number;
  results: number[];
  username: string;
  name: string | null;
  company: string;
  dueOn: string;
  lastText: string;
}

const shownMost = 100;

/** Whom a rule as it is typed would assign its programs to now, of those whom the asker may see. */
export async function previewRemedial(
  tx: Tx,
  domainId: number,
  ask: RemedialAsk,
  sees: (companyId: number) => boolean,
): Promise<RemedialPreview> {
  const { rows } = await sql<Concerned>`${concerned(domainId, ruleTyped(ask))}`.execute(tx);
  const seen = rows.filter(({ companyId }) => sees(companyId));
  return {
    count: seen.length,
    rows: seen.slice(0, shownMost).map(({ userId, name, username, company, misses, lastText: last, dueOn }) => {
      return { userId, name: name ?? username, company, misses, last: last.slice(0, 10), dueOn };
    }),
  };
}

/**
 * Assigns what rules ask for now, with the day it is due. Who has completed a program already begins it anew. Programs that a company may not use
 * are left out. Answers how many people have got something.
 */
export async function assignRemedial(tx: Tx, actor: Actor, domainId: number, ids: readonly number[] | "all"): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('remedial_duties'), ${domainId}::integer)`.execute(tx);
  const { rows } = await sql<Concerned>`${concerned(domainId, rulesOf(domainId, ids))}`.execute(tx);
  if (rows.length === 0) return 0;
  const programs = await tx
    .selectFrom("remedialRulePrograms as own")
    .innerJoin("programs as program", "program.id", "own.programId")
    .select(["own.remedialRuleId", "own.programId"])
    .where("own.domainId", "=", domainId)
    .where("program.active", "=", true)
    .execute();
  const misfits = await misfitPairs(
    tx,
    domainId,
    [...new Set(rows.map(({ companyId }) => companyId))],
    [...new Set(programs.map(({ programId }) => programId))],
  );
  const duties = rows.flatMap((one) =>
    programs
      .filter(({ remedialRuleId, programId }) => remedialRuleId === one.ruleId && !misfits.has(`${one.companyId} ${programId}`))
      .map(({ programId }) => ({ ...one, programId })),
  );
  const told = JSON.stringify(
    duties.map(({ ruleId, userId, programId, misses, dueOn, results }) => ({ ruleId, userId, programId, misses, dueOn, results })),
  );
  const each = sql`jsonb_to_recordset(${told}::jsonb) as k("ruleId" bigint, "userId" bigint, "programId" bigint, misses integer, "dueOn" date, results bigint[])`;
  await sql`with made as (
      insert into remedial_duties (domain_id, user_id, remedial_rule_id, program_id, category, misses, due_on)
      select ${domainId}, k."userId", k."ruleId", k."programId", r.category, k.misses, k."dueOn" from ${each}
        join remedial_rules r on r.domain_id = ${domainId} and r.id = k."ruleId" returning id, user_id, remedial_rule_id, program_id)
    insert into remedial_duty_misses (domain_id, duty_id, result_id)
    select ${domainId}, made.id, result from made join ${each} on k."userId" = made.user_id and k."ruleId" = made.remedial_rule_id and k."programId" = made.program_id
      cross join unnest(k.results) result`.execute(tx);
  await sql`insert into program_assignments (domain_id, user_id, program_id, source, source_id, due_on)
    select ${domainId}, k."userId", k."programId", 'remedial', k."ruleId", k."dueOn" from ${each}
    on conflict (domain_id, user_id, program_id, source, source_id) do update set due_on = excluded.due_on, joined_on = current_date, updated_at = now()`.execute(
    tx,
  );
  for (const { userId, companyId, programId } of duties) {
    const learner = { ...actor, domainId, userId, companyId };
    const run = await findProgramStatus(tx, learner, programId);
    if (run?.complete === true) await resetRun(tx, actor, learner, run, { kind: "hard", by: "administrator" });
  }
  await writeEvents(
    tx,
    actor,
    duties.map(({ userId, programId, misses, dueOn, ruleId }) => ({
      type: "user.assign" as const,
      subject: { entity: "user" as const, id: userId },
      data: { programs: [{ programId, before: null, after: { startsOn: null, dueOn, endsOn: null } }], misses, remedialRuleId: ruleId },
    })),
  );
  return new Set(duties.map(({ userId }) => userId)).size;
}

/** What came of misses that were taken out again is not asked for any more; what was done for it stays. */
export async function withdrawRemedial(tx: Tx, domainId: number, importId: number): Promise<void> {
  await sql`with gone as (
      delete from remedial_duties t where t.domain_id = ${domainId} and ${dutyCompletedAt} is null
         and exists (select from remedial_duty_misses m join work_results w on w.domain_id = m.domain_id and w.id = m.result_id
           where m.domain_id = t.domain_id and m.duty_id = t.id and w.import_id = ${importId})
         and (select count(*) from remedial_duty_misses m join work_results w on w.domain_id = m.domain_id and w.id = m.result_id
           where m.domain_id = t.domain_id and m.duty_id = t.id and w.import_id <> ${importId})
           < (select r.misses from remedial_rules r where r.domain_id = t.domain_id and r.id = t.remedial_rule_id)
      returning t.user_id, t.program_id, t.remedial_rule_id)
    delete from program_assignments a using gone where a.domain_id = ${domainId} and a.user_id = gone.user_id and a.program_id = gone.program_id
      and a.source = 'remedial' and a.source_id = gone.remedial_rule_id`.execute(tx);
}

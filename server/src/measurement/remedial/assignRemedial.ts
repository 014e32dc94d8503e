import type { RemedialAsk, RemedialPreview } from "@vigil/model/measurement/remedial/remedialWire";
import { sql } from "kysely";
import { writeEvents, type Actor } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { findProgramStatus } from "../../training/openStatuses.ts";
import { resetRun } from "../../training/resets/resetRun.ts";
import { missedEnough, programsGiven, rulesOf, ruleTyped } from "./missedEnough.ts";
import { dutyCompletedAt } from "./dutyExpressions.ts";

const shownMost = 100;

/** Whom a rule as it is typed would assign its programs to now, of those whom the asker may see. */
export async function previewRemedial(
  tx: Tx,
  domainId: number,
  ask: RemedialAsk,
  sees: (companyId: number) => boolean,
): Promise<RemedialPreview> {
  const rows = await missedEnough(tx, domainId, ruleTyped(ask));
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
export async function assignRemedial(
  tx: Tx,
  actor: Actor,
  domainId: number,
  ids: readonly number[] | "all",
  among: (one: { ruleId: number; userId: number }) => boolean = () => true,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('remedial_duties'), ${domainId}::integer)`.execute(tx);
  const found = await missedEnough(tx, domainId, rulesOf(domainId, ids));
  const duties = await programsGiven(tx, domainId, found.filter(among));
  if (duties.length === 0) return 0;
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

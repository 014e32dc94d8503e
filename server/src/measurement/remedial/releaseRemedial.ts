import { sql } from "kysely";
import { writeEvents, type Actor } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { dutyCompletedAt } from "./dutyExpressions.ts";

/**
 * A program that was assigned because of misses is no longer assigned by them once all that its rule asked of somebody is done: the proof stands in
 * the duty and in the run. Whoever has it by another way too keeps it. Answers how many assignments went.
 */
export async function releaseRemedial(tx: Tx, actor: Actor, domainId: number): Promise<number> {
  const { rows } = await sql<{ userId: number; programId: number; dueOn: string | null; ruleId: number }>`
    delete from program_assignments a where a.domain_id = ${domainId} and a.source = 'remedial'
       and exists (select from remedial_duties t where t.domain_id = a.domain_id and t.user_id = a.user_id and t.program_id = a.program_id
         and t.remedial_rule_id = a.source_id)
       and not exists (select from remedial_duties t where t.domain_id = a.domain_id and t.user_id = a.user_id and t.program_id = a.program_id
         and t.remedial_rule_id = a.source_id and ${dutyCompletedAt} is null)
    returning a.user_id, a.program_id, a.due_on::text, a.source_id as rule_id`.execute(tx);
  await writeEvents(
    tx,
    actor,
    rows.map(({ userId, programId, dueOn, ruleId }) => ({
      type: "user.assign" as const,
      subject: { entity: "user" as const, id: userId },
      data: { programs: [{ programId, before: { startsOn: null, dueOn, endsOn: null }, after: null }], remedialRuleId: ruleId },
    })),
  );
  return rows.length;
}

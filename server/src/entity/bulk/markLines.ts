import type { BulkOutcome, BulkReturn } from "@vigil/model/entity/bulk/bulkWire";
import { sql } from "kysely";
import type { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Values } from "../view.ts";
import type { BulkActRow } from "./bulkActRow.ts";

export interface Mark {
  outcome?: BulkOutcome;
  returned?: BulkReturn;
  problem?: Problem;
  before?: Values;
  after?: Values;
}

/** Says of each record what came of it, and counts it. */
export async function markLines(tx: Tx, { domainId, id }: BulkActRow, marks: ReadonlyMap<number, Mark>): Promise<void> {
  if (marks.size === 0) return;
  const lines = Array.from(marks, ([recordId, { outcome, returned, problem, before, after }]) => ({
    id: recordId,
    outcome: outcome ?? null,
    returned: returned ?? null,
    code: problem?.code ?? null,
    details: problem ? plainDetails(problem.details) : null,
    before: before ?? null,
    after: after ?? null,
  }));
  await sql`update bulk_act_lines l set outcome = coalesce(m.outcome, l.outcome), returned = coalesce(m.returned, l.returned),
      code = coalesce(m.code, l.code), details = coalesce(m.details, l.details), before = coalesce(m.before, l.before), after = coalesce(m.after, l.after)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as m(id bigint, outcome text, returned text, code text, details jsonb, before jsonb, after jsonb)
    where l.domain_id = ${domainId} and l.act_id = ${id} and l.record_id = m.id`.execute(tx);
  const count = (test: (mark: Mark) => boolean) => [...marks.values()].filter(test).length;
  await sql`update bulk_acts set done = done + ${marks.size}, changed = changed + ${count(({ outcome }) => outcome === "changed")},
      same = same + ${count(({ outcome }) => outcome === "same")}, refused = refused + ${count(({ outcome }) => outcome === "refused")},
      back = back + ${count(({ returned }) => returned === "back")},
      kept = kept + ${count(({ returned }) => returned === "later" || returned === "refused")}
    where domain_id = ${domainId} and id = ${id}`.execute(tx);
}

/** What a sentence may say of it: no lists, they name other records. */
const plainDetails = (details: unknown): Values =>
  Object.fromEntries(
    Object.entries((details ?? {}) as Values).filter(([, value]) => typeof value === "string" || typeof value === "number"),
  );

import { sql } from "kysely";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { AssignedProgram } from "../training/assignedPrograms.ts";
import type { Learner } from "../training/learner.ts";
import { takeCredit } from "./takeCredit.ts";

interface Run {
  id: number;
  programId: number;
  complete: boolean;
}

interface Standing {
  active: boolean;
  /** What the run was begun with. */
  taken: number | null;
  open: number | null;
}

/**
 * In a domain with the plugin `credits`, whoever works at a run holds a credit: the first start takes one, another run takes none while
 * that is open, and when it has ended somebody has to extend it or give another.
 */
export async function requireCredit(tx: Tx, learner: Learner, { id, programId, complete }: Run): Promise<void> {
  if (complete) return;
  const { domainId } = learner;
  const { rows } = await sql<Standing>`
    select exists (select from addons a where a.domain_id = run.domain_id and a.type = 'credits' and a.active) as active, run.user_credit_id as taken,
      (select held.id from user_credits held where held.domain_id = run.domain_id and held.user_id = run.user_id and held.program_id = run.program_id
         and held.superseded_at is null and (held.expired_at is null or held.expired_at > now()) order by held.expired_at desc nulls first limit 1) as open
      from program_statuses run where run.domain_id = ${domainId} and run.id = ${id} for update of run`.execute(tx);
  const [standing] = rows;
  if (standing?.active !== true) return;
  if (standing.open === null && standing.taken !== null) throw new Problem(450, "LicenseExpired");
  if (standing.taken !== null) return;
  const userCreditId = standing.open ?? (await takeCredit(tx, learner, { ...learner, programId }));
  await tx.updateTable("programStatuses").set({ userCreditId }).where("domainId", "=", domainId).where("id", "=", id).execute();
}

/** What is worked on without a start of its own (a reset had opened the run) takes its credit with the first call. */
export async function requirePaid(tx: Tx, learner: Learner, { id: programId, unpaidRun }: AssignedProgram): Promise<void> {
  if (typeof unpaidRun === "number") await requireCredit(tx, learner, { id: unpaidRun, programId, complete: false });
}

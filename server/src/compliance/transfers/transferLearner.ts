import type { TransferOutcome } from "@vigil/model/compliance/transferProgress";
import { sql } from "kysely";
import { mayNotUse } from "../../organization/domainCodesFit.ts";
import { writeEvent, type Actor } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Learner } from "../../training/learner.ts";
import { findProgramStatus, insertProgramStatus, openCourseStatuses, type ProgramStatusRow } from "../../training/openStatuses.ts";
import { settleProgram } from "../../training/settleCourse.ts";
import { closeRun } from "../../training/resets/closeRun.ts";
import { issueCertificate } from "../issueCertificate.ts";
import { moveCourses, moveCredit, moveTime } from "./moveRun.ts";

export interface Transferring {
  domainId: number;
  id: number;
  transferCompletes: boolean;
  transferIncompletes: boolean;
  reset: "hard" | "soft";
  retainAssignments: boolean;
  versionChange: boolean;
  sources: readonly number[];
  targets: readonly number[];
}

export interface Outcome {
  outcome: TransferOutcome;
  reason: string | null;
}

/**
 * Brings one learner over, in one transaction. The runs of the source programs are closed with what they have. Hard: the runs of the targets
 * begin with nothing. Soft: what was done in courses that both have goes along, with time, credit and, for what was complete, its dates.
 */
export async function transferLearner(tx: Tx, actor: Actor, learner: Learner, transfer: Transferring): Promise<Outcome> {
  const { domainId, userId, companyId } = learner;
  const { sources, targets, reset } = transfer;
  const [misfit] = await mayNotUse(tx, domainId, [companyId], targets);
  if (misfit !== undefined) return { outcome: "skipped", reason: "ProgramTransferMisfit" };

  const runs: ProgramStatusRow[] = [];
  for (const programId of sources) {
    const run = await findProgramStatus(tx, learner, programId);
    if (run && (run.complete ? transfer.transferCompletes : transfer.transferIncompletes)) runs.push(run);
  }
  await rewriteAssignments(tx, learner, transfer);
  if (runs.length === 0) return { outcome: "assigned", reason: null };

  for (const [index, programId] of targets.entries()) {
    const before = await findProgramStatus(tx, learner, programId);
    if (before === undefined) await insertProgramStatus(tx, learner, programId);
    const target = before ?? (await findProgramStatus(tx, learner, programId));
    if (target === undefined) throw new Error("The run of the target was not opened.");
    // what is complete stays as it is
    if (target.complete) continue;
    if (transfer.versionChange && before === undefined) await keepDates(tx, target, runs[0]!, reset);
    if (reset === "soft") {
      for (const run of runs) await moveCourses(tx, run, target);
      if (index === 0) await moveTime(tx, runs, target);
    }
    await openCourseStatuses(tx, learner, target.id, programId);
    if (index === 0) await moveCredit(tx, runs, target);
  }
  for (const run of runs) await closeRun(tx, actor, learner, run, { kind: "hard", by: "transfer" });
  for (const programId of targets) await settle(tx, learner, programId, runs);
  await writeEvent(tx, actor, {
    type: "programStatus.transfer",
    subject: { entity: "programStatus", id: runs[0]!.id },
    data: { programTransferId: transfer.id, userId, from: runs.map((run) => run.programId), to: targets, reset },
  });
  return { outcome: "transferred", reason: null };
}

/** The targets are assigned as the sources were; where assignments are not kept, those of the sources end, but for what a rule assigns as long as it says so. */
async function rewriteAssignments(tx: Tx, { domainId, userId }: Learner, { id, sources, targets, retainAssignments }: Transferring) {
  await sql`insert into program_assignments (domain_id, user_id, program_id, source, source_id, starts_on, due_on, ends_on)
    select ${domainId}, ${userId}, target, 'transfer', ${id}, min(starts_on), min(due_on),
        case when bool_and(ends_on is not null) then max(ends_on) end
      from program_assignments assigned cross join unnest(${[...targets]}::bigint[]) as target
     where assigned.domain_id = ${domainId} and assigned.user_id = ${userId} and assigned.program_id = any(${[...sources]}::bigint[])
       and (assigned.ends_on is null or assigned.ends_on >= current_date)
     group by target
    on conflict do nothing`.execute(tx);
  // somebody who was taking a source without being assigned to it any more goes on with the target
  await sql`insert into program_assignments (domain_id, user_id, program_id, source, source_id)
    select ${domainId}, ${userId}, target, 'transfer', ${id} from unnest(${[...targets]}::bigint[]) as target
     where not exists (select from program_assignments assigned
       where assigned.domain_id = ${domainId} and assigned.user_id = ${userId} and assigned.program_id = target)`.execute(tx);
  if (retainAssignments) return;
  await tx
    .deleteFrom("programAssignments")
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .where("programId", "in", [...sources])
    .where("source", "<>", "rule")
    .execute();
}

/** The next version of a program is due when the one before was; what goes along began when it began. */
const keepDates = (
  tx: Tx,
  target: ProgramStatusRow,
  { startDate, dueAt, renewsAt, initiatedAt }: ProgramStatusRow,
  reset: Transferring["reset"],
) =>
  tx
    .updateTable("programStatuses")
    .set({ dueAt, renewsAt, ...(reset === "soft" ? { startDate, initiatedAt } : {}) })
    .where("domainId", "=", target.domainId)
    .where("id", "=", target.id)
    .execute();

/** What was complete before, with every course the target has, is complete again with the dates it had: a transfer makes nothing valid for longer. */
async function settle(tx: Tx, learner: Learner, programId: number, runs: readonly ProgramStatusRow[]): Promise<void> {
  const target = await findProgramStatus(tx, learner, programId);
  if (target === undefined || target.complete) return;
  const before = runs.find(({ complete }) => complete);
  if (before === undefined) return settleProgram(tx, learner, target.id);
  const { rows } = await sql<{ open: number; done: number }>`
    select count(*) filter (where not coalesce(status.complete, false))::int as open, count(*) filter (where status.complete)::int as done
      from program_courses member join courses course on course.id = member.course_id and course.active
      left join course_statuses status on status.domain_id = ${learner.domainId} and status.program_status_id = ${target.id}
        and status.course_id = member.course_id and status.closed_at is null
     where member.program_id = ${programId}`.execute(tx);
  if (rows[0] === undefined || rows[0].open > 0 || rows[0].done === 0) return;
  const { startDate, endAt, expiryAt, revokedAt } = before;
  await tx
    .updateTable("programStatuses")
    .set({ status: "c", complete: true, startDate, endAt, expiryAt, revokedAt, updatedAt: sql<Date>`now()` })
    .where("domainId", "=", learner.domainId)
    .where("id", "=", target.id)
    .execute();
  await writeEvent(tx, learner, {
    type: "programStatus.complete",
    subject: { entity: "programStatus", id: target.id },
    data: { programId, sequence: target.sequence },
  });
  // what was revoked is not certified again by the way
  if (revokedAt === null) await issueCertificate(tx, learner, target);
}

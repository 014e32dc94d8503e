import { sql } from "kysely";
import { examRows } from "../../exam/examRow.ts";
import { sealAttempt } from "../../exam/seal/sealAttempt.ts";
import type { Actor } from "../../reporting/writeEvent.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { sealSession } from "../../simulator/seal/sealSession.ts";
import { sessionRows } from "../../simulator/sessionRow.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { ProgramStatusRow } from "../openStatuses.ts";
import type { Learner } from "../learner.ts";
import { closeTime } from "../timeSession.ts";

/** Hard: the next run begins with nothing. Soft: it goes on with the course statuses as they are. */
export type ResetKind = "hard" | "soft";
/** Who or what asked for it. */
export type ResetBy = "learner" | "renewal" | "administrator" | "configuration" | "merge" | "transfer";

export const closing = { closedAt: sql<Date>`now()`, reset: true, resetAt: sql<Date>`now()`, updatedAt: sql<Date>`now()` };

/**
 * Closes a run; course statuses first, as completion locks them, so that whoever comes second finds the run closed. What was decided
 * in a session that is still open counts for the run it belongs to. Answers whether this call closed it.
 */
export async function closeRun(
  tx: Tx,
  actor: Actor,
  learner: Learner,
  run: ProgramStatusRow,
  { kind, by }: { kind: ResetKind; by: ResetBy },
): Promise<boolean> {
  const { domainId, id, programId, sequence } = run;
  if (kind === "hard") await sealSessionsOf(tx, learner, sql<boolean>`course.program_status_id = ${id}`);
  if (kind === "hard")
    await tx
      .updateTable("courseStatuses")
      .set(closing)
      .where("domainId", "=", domainId)
      .where("programStatusId", "=", id)
      .where("closedAt", "is", null)
      .execute();
  const closed = await tx
    .updateTable("programStatuses")
    .set(closing)
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .where("closedAt", "is", null)
    .returning(["complete", "status"])
    .executeTakeFirst();
  if (closed === undefined) return false;
  await closeTime(tx, run);
  await writeEvent(tx, actor, {
    type: "programStatus.reset",
    subject: { entity: "programStatus", id },
    data: {
      programId,
      sequence,
      by,
      kind,
      before: { status: closed.status, complete: closed.complete },
      after: { status: "n", complete: false },
    },
  });
  return true;
}

/** Seals what is open in these courses with what it has; of the simulator as of exams; the row `course` is the course status of the `session`. */
export async function sealSessionsOf(tx: Tx, learner: Learner, which: ReturnType<typeof sql<boolean>>): Promise<void> {
  for (const id of await openIn(tx, learner, "simulator_sessions", which))
    await sealSession(tx, learner, await sessionRows.lockOwn(tx, learner, id), "submit");
  for (const id of await openIn(tx, learner, "exam_attempts", which))
    await sealAttempt(tx, learner, await examRows.lockOwn(tx, learner, id), "administrator");
}

async function openIn(
  tx: Tx,
  { domainId, userId }: Learner,
  table: "simulator_sessions" | "exam_attempts",
  which: ReturnType<typeof sql<boolean>>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select session.id from ${sql.table(table)} session
    join course_statuses course on course.domain_id = session.domain_id and course.id = session.course_status_id
    where session.domain_id = ${domainId} and session.user_id = ${userId} and ${which} and session.sealed_at is null
    order by session.id`.execute(tx);
  return rows.map(({ id }) => id);
}

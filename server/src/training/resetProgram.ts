import { sql } from "kysely";
import type { Caller } from "../identity/caller.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import { sealSession } from "../simulator/sealSession.ts";
import { lockOwnSession } from "../simulator/sessionRow.ts";
import type { Tx } from "../storage/asDomain.ts";
import { assignedProgram } from "./assignedPrograms.ts";
import { findProgramStatus, openProgramStatus, type ProgramStatusRow } from "./openStatuses.ts";
import { closeTime } from "./timeSession.ts";
import { trainingConfiguration } from "./trainingConfiguration.ts";

/**
 * A learner begins a program anew: the run is closed with its course statuses, and the next one opens with none of them. Everything
 * that counted stays with the closed run. The configuration says whether a learner may: for a complete run and for one in progress.
 */
export async function resetOwnProgram(tx: Tx, caller: Caller, programId: number): Promise<ProgramStatusRow> {
  await assignedProgram(tx, caller, programId);
  const before = await findProgramStatus(tx, caller, programId);
  if (before === undefined) throw new Problem(412, "ProgramNotStarted");
  const { resetCompleted, resetStarted } = await trainingConfiguration(tx, { ...caller, courseId: null });
  if ((before.complete ? resetCompleted : resetStarted) === "never") throw new Problem(403, "ProgramResetRefused");
  await sealOpenSessions(tx, caller, before);
  await closeRun(tx, caller, before);
  return openProgramStatus(tx, caller, programId);
}

/** What was decided in a session that is still open counts for the run it belongs to. */
async function sealOpenSessions(tx: Tx, caller: Caller, { domainId, id }: ProgramStatusRow): Promise<void> {
  const open = await tx
    .selectFrom("simulatorSessions as session")
    .innerJoin("courseStatuses as course", (join) =>
      join.onRef("course.domainId", "=", "session.domainId").onRef("course.id", "=", "session.courseStatusId"),
    )
    .select("session.id")
    .where("session.domainId", "=", domainId)
    .where("course.programStatusId", "=", id)
    .where("session.sealedAt", "is", null)
    .orderBy("session.id")
    .execute();
  for (const session of open) await sealSession(tx, caller, await lockOwnSession(tx, caller, session.id), "submit");
}

/** Course statuses first, as completion locks them; whoever comes second finds the run closed. */
async function closeRun(tx: Tx, caller: Caller, run: ProgramStatusRow): Promise<void> {
  const { domainId, id, programId, sequence } = run;
  const closing = { closedAt: sql<Date>`now()`, reset: true, resetAt: sql<Date>`now()`, updatedAt: sql<Date>`now()` };
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
    .returning("complete")
    .executeTakeFirst();
  if (closed === undefined) return;
  await closeTime(tx, run);
  await writeEvent(tx, caller, {
    type: "programStatus.reset",
    subject: { entity: "programStatus", id },
    data: { programId, sequence, complete: closed.complete, by: "learner", kind: "hard" },
  });
}

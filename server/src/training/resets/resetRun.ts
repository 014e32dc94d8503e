import { sql } from "kysely";
import type { Actor } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { findProgramStatus, openCourseStatuses, insertProgramStatus, openProgramStatus, type ProgramStatusRow } from "../openStatuses.ts";
import type { Learner } from "../learner.ts";
import { settleProgram } from "../settleCourse.ts";
import { closeRun, type ResetBy, type ResetKind } from "./closeRun.ts";

/**
 * Closes a run and opens the next one. Everything that counted stays with the closed run; after a soft reset the course statuses move
 * along unchanged, so a run whose courses are all complete is complete again at once. Of two resets at the same time one takes effect.
 */
export async function resetRun(
  tx: Tx,
  actor: Actor,
  learner: Learner,
  run: ProgramStatusRow,
  reset: { kind: ResetKind; by: ResetBy },
): Promise<ProgramStatusRow> {
  const closed = await closeRun(tx, actor, learner, run, reset);
  if (!closed || reset.kind === "hard") return openProgramStatus(tx, learner, run.programId, { by: "reset" });
  await insertProgramStatus(tx, learner, run.programId);
  const next = await findProgramStatus(tx, learner, run.programId);
  if (next === undefined) throw new Error("The next run was not opened.");
  await tx
    .updateTable("courseStatuses")
    .set({ programStatusId: next.id, updatedAt: sql<Date>`now()` })
    .where("domainId", "=", run.domainId)
    .where("programStatusId", "=", run.id)
    .where("closedAt", "is", null)
    .execute();
  await openCourseStatuses(tx, learner, next.id, run.programId);
  await settleProgram(tx, learner, next.id);
  return (await findProgramStatus(tx, learner, run.programId)) ?? next;
}

import type { Caller } from "../../identity/access/caller.ts";
import { refuseOwn } from "../../identity/access/refuseOwn.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Learner } from "../learner.ts";
import type { ResetKind } from "./closeRun.ts";
import { resetCourse } from "./resetCourse.ts";
import { resetRun } from "./resetRun.ts";

/** All or nothing: a run that is closed already stays as it is, and is named. The caller's view was checked before. */
export async function resetRuns(tx: Tx, caller: Caller, ids: readonly number[], kind: ResetKind): Promise<void> {
  const runs = await tx
    .selectFrom("programStatuses")
    .selectAll()
    .where("domainId", "=", caller.domainId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
  refuseOwn(caller, runs);
  requireOpen(runs);
  for (const run of runs) await resetRun(tx, caller, await learnerOf(tx, caller, run.userId), run, { kind, by: "administrator" });
}

export async function resetCourses(tx: Tx, caller: Caller, ids: readonly number[]): Promise<void> {
  const statuses = await tx
    .selectFrom("courseStatuses")
    .selectAll()
    .where("domainId", "=", caller.domainId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
  refuseOwn(caller, statuses);
  requireOpen(statuses);
  await requireRunsInProgress(tx, caller.domainId, statuses);
  for (const status of statuses) await resetCourse(tx, caller, await learnerOf(tx, caller, status.userId), status, "administrator");
}

/** A complete run stays complete with the results it rests on: there the whole run is reset, not one course of it. */
async function requireRunsInProgress(
  tx: Tx,
  domainId: number,
  statuses: readonly { id: number; programStatusId: number }[],
): Promise<void> {
  const complete = await tx
    .selectFrom("programStatuses")
    .select("id")
    .where("domainId", "=", domainId)
    .where("id", "in", [0, ...statuses.map(({ programStatusId }) => programStatusId)])
    .where("complete", "=", true)
    .execute();
  if (complete.length === 0) return;
  const named = new Set(complete.map(({ id }) => id));
  throw new Problem(412, "ProgramRunComplete", {
    details: { ids: statuses.filter((status) => named.has(status.programStatusId)).map(({ id }) => id) },
  });
}

function requireOpen(rows: readonly { id: number; closedAt: Date | null }[]): void {
  const closed = rows.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id);
  if (closed.length > 0) throw new Problem(412, "StatusClosed", { details: { ids: closed } });
}

async function learnerOf(tx: Tx, { domainId, requestId, address }: Caller, userId: number): Promise<Learner> {
  const { companyId } = await tx
    .selectFrom("users")
    .select("companyId")
    .where("domainId", "=", domainId)
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { domainId, userId, companyId, requestId, address };
}

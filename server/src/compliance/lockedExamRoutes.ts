import { lockedExam } from "@vigil/model/compliance/lockedExam";
import { sql } from "kysely";
import { z } from "zod";
import { manyRoute } from "../entity/bulk/manyRoute.ts";
import { flags } from "../entity/flags.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecords } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import type { Routes } from "../house.ts";
import { refuseOwn } from "../identity/access/refuseOwn.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { whoExpressions } from "../identity/whoExpressions.ts";

const flag = z.strictObject({
  id: z.int().positive(),
  finalExamLocked: z.literal(false).optional(),
  minibook: z.literal(false).optional(),
});

/** What keeps learners from an exam, and how somebody lets them try again. */
export const lockedExamRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, lockedExam, {
    expressions: whoExpressions,
    change: flags(flag, async (tx, view, wanted) => {
      await seenOfOthers(
        tx,
        view,
        wanted.map(({ id }) => id),
      );
      const unlocked = [];
      for (const { id, finalExamLocked, minibook } of wanted)
        unlocked.push(await unlock(tx, view, id, { final: finalExamLocked === false, minibook: minibook === false }));
      return unlocked;
    }),
  });
  const unlockAll = async (tx: Tx, view: View, ids: readonly number[]) => {
    await seenOfOthers(tx, view, ids);
    const unlocked = [];
    for (const id of ids) unlocked.push(await unlock(tx, view, id, { final: true, minibook: true }));
    return unlocked;
  };
  manyRoute(app, house, desk, {
    name: "unlock",
    summary: "Let learners try again: finals and minibooks alike",
    permission: desk.permission("edit"),
    whole: unlockAll,
    work: (tx, view, records) =>
      unlockAll(
        tx,
        view,
        records.map(({ id }) => id),
      ),
  });
};

/** The caller sees them, and none of them is their own. */
async function seenOfOthers(tx: Tx, view: View, ids: readonly number[]): Promise<void> {
  await getRecords(tx, view, ids);
  const rows = tx.selectFrom("courseStatuses").select(["id", "userId"]).where("domainId", "=", view.caller.domainId);
  refuseOwn(view.caller, await rows.where("id", "in", [...ids]).execute());
}

/** The failed attempts count anew from here; what was attempted stays. */
async function unlock(tx: Tx, { caller }: View, id: number, what: { final: boolean; minibook: boolean }) {
  const { domainId } = caller;
  if (what.minibook)
    await sql`update exam_attempts set minibook = 'done', updated_at = now()
      where domain_id = ${domainId} and course_status_id = ${id} and minibook = 'due'`.execute(tx);
  const before = await tx
    .selectFrom("courseStatuses")
    .select(["finalExamLocked", "minibook", "failedAttempts"])
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const status = await tx
    .updateTable("courseStatuses")
    .set({
      ...(what.final ? { finalExamLocked: false, failedAttempts: 0 } : {}),
      ...(what.minibook ? { minibook: false } : {}),
      updatedAt: sql<Date>`now()`,
    })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .returning(["id", "courseId", "finalExamLocked", "minibook", "failedAttempts"])
    .executeTakeFirstOrThrow();
  const { courseId, failedAttempts, ...answer } = status;
  const { finalExamLocked, minibook } = answer;
  await writeEvent(tx, caller, {
    type: "courseStatus.unlock",
    subject: { entity: "courseStatus", id },
    data: { courseId, before, after: { finalExamLocked, minibook, failedAttempts } },
  });
  return answer;
}

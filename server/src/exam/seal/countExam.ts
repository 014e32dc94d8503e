import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { LearnerActor } from "../../training/learner.ts";
import { lockFinalExam } from "../../training/lockFinalExam.ts";
import type { AttemptRow } from "../attemptRow.ts";

type Sealed = Pick<AttemptRow, "domainId" | "kind" | "passed" | "duration" | "settings" | "minibook"> & { courseStatusId: number };

/** Time, attempts at the final and its lock, and the minibook, on the course and on the program's run. */
export async function countExam(tx: Tx, actor: LearnerActor, sealed: Sealed): Promise<void> {
  const { domainId, courseStatusId, duration, settings } = sealed;
  const final = sealed.kind === "final";
  const failed = final && sealed.passed !== true;
  const course = await tx
    .updateTable("courseStatuses")
    .set((set) => ({
      duration: set("duration", "+", duration),
      totalDuration: set("totalDuration", "+", duration),
      examDuration: set("examDuration", "+", duration),
      attempts: set("attempts", "+", final ? 1 : 0),
      failedAttempts: set("failedAttempts", "+", failed ? 1 : 0),
      ...(sealed.minibook === "due" ? { minibook: true } : {}),
      // the exam's time is counted: no page may tell it again
      timedAt: sql<Date>`clock_timestamp()`,
      updatedAt: sql<Date>`now()`,
    }))
    .where("domainId", "=", domainId)
    .where("id", "=", courseStatusId)
    .returning(["programStatusId", "failedAttempts", "finalExamLocked"])
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("programStatuses")
    .set((set) => ({
      duration: set("duration", "+", duration),
      totalDuration: set("totalDuration", "+", duration),
      examDuration: set("examDuration", "+", duration),
      lastAccessedAt: sql<Date>`now()`,
      updatedAt: sql<Date>`now()`,
    }))
    .where("domainId", "=", domainId)
    .where("id", "=", course.programStatusId)
    .execute();
  if (failed) await lockFinalExam(tx, actor, { ...course, domainId, courseStatusId }, settings.maxFailedAttempts);
}

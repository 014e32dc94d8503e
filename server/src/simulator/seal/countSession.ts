import { sql } from "kysely";
import type { SessionSettings } from "@vigil/model/simulator/settings";
import type { Tx } from "../../storage/asDomain.ts";
import type { LearnerActor } from "../../training/learner.ts";
import { lockFinalExam } from "../../training/lockFinalExam.ts";

interface Sealed {
  domainId: number;
  id: number;
  type: "Exam" | "Practice";
  passed: boolean | null;
  duration: number;
  courseStatusId: number;
  settings: SessionSettings;
}

/** Time, attempts and the lock of the final exam, on the course and on the program's run. */
export async function countSession(tx: Tx, actor: LearnerActor, sealed: Sealed): Promise<void> {
  const { domainId, duration, settings } = sealed;
  const exam = sealed.type === "Exam";
  const failed = exam && sealed.passed !== true;
  const course = await tx
    .updateTable("courseStatuses")
    .set((set) => ({
      duration: set("duration", "+", duration),
      totalDuration: set("totalDuration", "+", duration),
      simDuration: set("simDuration", "+", duration),
      examDuration: set("examDuration", "+", exam ? duration : 0),
      attempts: set("attempts", "+", exam ? 1 : 0),
      failedAttempts: set("failedAttempts", "+", failed ? 1 : 0),
      updatedAt: sql`now()`,
    }))
    .where("domainId", "=", domainId)
    .where("id", "=", sealed.courseStatusId)
    .returning(["programStatusId", "failedAttempts", "finalExamLocked"])
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("programStatuses")
    .set((set) => ({
      duration: set("duration", "+", duration),
      totalDuration: set("totalDuration", "+", duration),
      simDuration: set("simDuration", "+", duration),
      examDuration: set("examDuration", "+", exam ? duration : 0),
      lastAccessedAt: sql`now()`,
      updatedAt: sql`now()`,
    }))
    .where("domainId", "=", domainId)
    .where("id", "=", course.programStatusId)
    .execute();
  if (failed) await lockFinalExam(tx, actor, { ...course, domainId, courseStatusId: sealed.courseStatusId }, settings.maxFailedAttempts);
}

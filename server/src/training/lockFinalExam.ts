import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { LearnerActor } from "./learner.ts";

interface Failed {
  domainId: number;
  courseStatusId: number;
  failedAttempts: number;
  finalExamLocked: boolean;
}

/** Locks a course's final once so many attempts at it have failed; 0 never locks. */
export async function lockFinalExam(tx: Tx, actor: LearnerActor, failed: Failed, maxFailedAttempts: number): Promise<void> {
  const { domainId, courseStatusId: id, failedAttempts, finalExamLocked } = failed;
  if (maxFailedAttempts === 0 || failedAttempts < maxFailedAttempts || finalExamLocked) return;
  await tx.updateTable("courseStatuses").set({ finalExamLocked: true }).where("domainId", "=", domainId).where("id", "=", id).execute();
  await writeEvent(tx, actor, {
    type: "courseStatus.lockFinalExam",
    severity: "warning",
    subject: { entity: "courseStatus", id },
    data: { failedAttempts },
  });
}

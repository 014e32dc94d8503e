import type { ExamStart } from "@vigil/model/exam/examWire";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { drawingOf, examOfCall, refuseExam, type ExamCall } from "./examOfCall.ts";
import { attemptAnswer, findOpenAttempt, openAttempt, type AttemptPlace } from "./openAttempt.ts";
import { readQuestions } from "../paper/readQuestions.ts";
import { sealIfOverdue } from "../sealOverdueAttempts.ts";

export interface StartCall {
  locale?: string | undefined;
  random: () => number;
}

/** Opens an attempt with its paper, or answers the one that is open with what is stored of it. */
export async function startExam(tx: Tx, caller: Caller, call: ExamCall & StartCall): Promise<ExamStart> {
  const called = await examOfCall(tx, caller, call);
  const { place, title, course } = called;
  const open = await findOpenAttempt(tx, caller, place);
  // Sealing it may have passed or locked the exam, so the question is asked anew.
  if (open !== undefined && (await sealIfOverdue(tx, caller, open))) return startExam(tx, caller, call);
  if (open !== undefined) return attemptAnswer(tx, open, title, call.locale);
  refuseExam(called, await isMinibookDue(tx, caller, place));
  const drawing = await drawingOf(tx, caller, called, await readQuestions(tx, caller.domainId, place));
  const algorithm = course.configuration.examSelectionAlgorithm;
  const attempt = await openAttempt(tx, caller, place, { ...drawing, algorithm }, call.random);
  await tx
    .updateTable("courseStatuses")
    .set({ lastAccessedAt: sql`now()` })
    .where("domainId", "=", caller.domainId)
    .where("id", "=", called.status.id)
    .execute();
  return attemptAnswer(tx, attempt, title, call.locale);
}

/** The latest attempt at this place left a minibook that has not been gone through. */
export async function isMinibookDue(tx: Tx, { domainId, userId }: Caller, place: Omit<AttemptPlace, "contentId">): Promise<boolean> {
  const latest = await tx
    .selectFrom("examAttempts")
    .select("minibook")
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .where("kind", "=", place.kind)
    .where("courseStatusId", "is not distinct from", place.courseStatusId)
    .where("unitId", "is not distinct from", place.unitId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.minibook === "due";
}

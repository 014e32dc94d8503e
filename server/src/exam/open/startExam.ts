import type { ExamStart } from "@vigil/model/exam/examWire";
import { sql } from "kysely";
import { resume } from "../../attempt/openOnce.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { drawingOf, examOfCall, refuseExam, type CalledExam, type ExamCall } from "./examOfCall.ts";
import { attemptAnswer, openAttempt, type AttemptPlace } from "./openAttempt.ts";
import { readQuestions } from "../paper/readQuestions.ts";
import { examKind } from "../examKind.ts";
import type { ExamRow } from "../examRow.ts";

export interface StartCall {
  locale?: string | undefined;
  random: () => number;
}

/** Opens an attempt with its paper, or answers the one that is open with what is stored of it. */
export async function startExam(tx: Tx, caller: Caller, call: ExamCall & StartCall): Promise<ExamStart> {
  const called = await examOfCall(tx, caller, call);
  const { place, title } = called;
  return resume(tx, caller, examKind, place, {
    answer: (open) => attemptAnswer(tx, open, title, call.locale),
    again: () => startExam(tx, caller, call),
    begin: async () => attemptAnswer(tx, await begun(tx, caller, called, call.random), title, call.locale),
  });
}

async function begun(tx: Tx, caller: Caller, called: CalledExam, random: () => number): Promise<ExamRow> {
  const { place, course, status } = called;
  refuseExam(called, await isMinibookDue(tx, caller, place));
  const drawing = await drawingOf(tx, caller, called, await readQuestions(tx, caller.domainId, place));
  const algorithm = course.configuration.examSelectionAlgorithm;
  const attempt = await openAttempt(tx, caller, place, { ...drawing, algorithm }, random);
  await tx
    .updateTable("courseStatuses")
    .set({ lastAccessedAt: sql`now()` })
    .where("domainId", "=", caller.domainId)
    .where("id", "=", status.id)
    .execute();
  return attempt;
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

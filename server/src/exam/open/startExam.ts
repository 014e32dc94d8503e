import type { ExamStart } from "@vigil/model/exam/examWire";
import { resume } from "../../attempt/openOnce.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { extraTimeOf } from "../../training/extraTimeOf.ts";
import { examKind } from "../examKind.ts";
import { examRows } from "../examRow.ts";
import { readQuestions } from "../paper/readQuestions.ts";
import { drawingOf, examOfCall, refuseExam, type ExamCall } from "./examOfCall.ts";
import { attemptAnswer, openAttempt, openedAnswer, type AttemptPlace } from "./openAttempt.ts";

export interface StartCall {
  locale?: string | undefined;
  random: () => number;
}

/** Opens an attempt with its paper, or answers the one that is open with what is stored of it. */
export async function startExam(tx: Tx, caller: Caller, call: ExamCall & StartCall): Promise<ExamStart> {
  const called = await examOfCall(tx, caller, call, (asked) => askOf(tx, caller, asked));
  const { place, title, course, found } = called;
  const [open, minibookDue, extraTime] = found;
  return resume(tx, caller, examKind, place, {
    open: Promise.resolve(open),
    answer: (opened) => attemptAnswer(tx, opened, title, call.locale),
    again: () => startExam(tx, caller, call),
    begin: async () => {
      refuseExam(called, minibookDue);
      const drawing = drawingOf(called, await readQuestions(tx, caller.domainId, place), extraTime);
      const algorithm = course.configuration.examSelectionAlgorithm;
      return openedAnswer(tx, await openAttempt(tx, caller, place, { ...drawing, algorithm }, call.random), title, call.locale);
    },
  });
}

/** What is open comes first: what else there is is looked at when nobody else can seal it any more. */
const askOf = (tx: Tx, caller: Caller, place: AttemptPlace) =>
  Promise.all([examRows.lockOpen(tx, caller, place), isMinibookDue(tx, caller, place), extraTimeOf(tx, caller)]);

/** The latest attempt at this place left a minibook that has not been gone through. */
async function isMinibookDue(tx: Tx, { domainId, userId }: Caller, place: Omit<AttemptPlace, "contentId">): Promise<boolean> {
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

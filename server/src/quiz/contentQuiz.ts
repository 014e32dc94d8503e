import { quizSettingsOf } from "@vigil/model/quiz/quizSettings";
import type { ExamStart, SubmitAnswer, SubmitBody } from "@vigil/model/exam/examWire";
import { resume } from "../attempt/openOnce.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { extraTimeOf } from "../attempt/extraTimeOf.ts";
import { quizToTake } from "./quizOfCall.ts";
import type { Tx } from "../storage/asDomain.ts";
import { trainingConfiguration } from "../training/trainingConfiguration.ts";
import { examKind } from "../exam/examKind.ts";
import { examRows } from "../exam/examRow.ts";
import { attemptAnswer, openAttempt, type AttemptPlace } from "../exam/open/openAttempt.ts";
import { readQuestions } from "../exam/paper/readQuestions.ts";
import { sealAttempt } from "../exam/seal/sealAttempt.ts";
import type { StartCall } from "../exam/open/startExam.ts";

/** Opens an attempt at a multiple-choice quiz, or goes on with the open one, even where a newer version has come meanwhile. */
export async function startContentQuiz(tx: Tx, caller: Caller, call: StartCall & { quizId: number }): Promise<ExamStart> {
  const { quizId, locale, random } = call;
  if (quizId < 1) throw new Problem(422, "QuizIdRequired", { field: "quizId" });
  const place: AttemptPlace = { kind: "quiz", courseStatusId: null, unitId: null, quizId, contentId: null };
  return resume(tx, caller, examKind, place, {
    answer: (open) => attemptAnswer(tx, open, "", locale),
    again: () => startContentQuiz(tx, caller, call),
    begin: async () => {
      const quiz = await quizToTake(tx, caller, quizId, "content");
      const bank = await readQuestions(tx, caller.domainId, place);
      const { maxDisconnectTime } = await trainingConfiguration(tx, { ...caller, courseId: null });
      const limits = { ...quiz, questionTime: quiz.questionSeconds, quizTime: quiz.quizSeconds };
      const settings = quizSettingsOf(limits, maxDisconnectTime, await extraTimeOf(tx, caller));
      const opening = { settings, bank, size: bank.length, algorithm: "sequential" as const, mandatory: [] };
      return attemptAnswer(tx, await openAttempt(tx, caller, place, opening, random), quiz.name, locale);
    },
  });
}

export async function sealContentQuiz(tx: Tx, caller: Caller, { quizId }: { quizId: number }, body: SubmitBody): Promise<SubmitAnswer> {
  const attempt = await examRows.lockOwn(tx, caller, body.examId);
  if (attempt.quizId !== quizId) throw new Problem(404, "ExamNotFound");
  const result = await sealAttempt(tx, caller, attempt, "submit", body.answers);
  return { passed: result.passed, courseStatus: null, result };
}

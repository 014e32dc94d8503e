import { resume } from "../attempt/openOnce.ts";
import { Problem } from "../problem.ts";
import type { QuestionsTaking } from "../quiz/quizTaking.ts";
import { examKind } from "./examKind.ts";
import { examRows } from "./examRow.ts";
import { submitBody } from "./examSchemas.ts";
import { attemptAnswer, openAttempt, openedAnswer, type AttemptPlace } from "./open/openAttempt.ts";
import { readQuestions } from "./paper/readQuestions.ts";
import { sealAttempt } from "./seal/sealAttempt.ts";

/** An exam of all the questions of a quiz. */
export const takeQuestions: QuestionsTaking = {
  body: submitBody,
  start: async (tx, caller, call, rules) => {
    const { quizId, locale, random } = call;
    const place: AttemptPlace = { kind: "quiz", courseStatusId: null, unitId: null, quizId, contentId: null };
    return resume(tx, caller, examKind, place, {
      answer: (open) => attemptAnswer(tx, open, "", locale),
      again: () => takeQuestions.start(tx, caller, call, rules),
      begin: async () => {
        const { name, settings } = await rules();
        const bank = await readQuestions(tx, caller.domainId, place);
        const opening = { settings, bank, size: bank.length, algorithm: "sequential" as const, mandatory: [] };
        return openedAnswer(tx, await openAttempt(tx, caller, place, opening, random), name, locale);
      },
    });
  },
  handIn: async (tx, caller, quizId, { examId, answers }) => {
    const attempt = await examRows.lockOwn(tx, caller, examId);
    if (attempt.quizId !== quizId) throw new Problem(404, "ExamNotFound");
    return sealAttempt(tx, caller, attempt, "submit", answers);
  },
  seal: async (tx, learner, id) => sealAttempt(tx, learner, await examRows.lockOwn(tx, learner, id), "administrator"),
};

import type { ExamAnswer } from "./examState.ts";
import type { ExamStart } from "./examWire.ts";

/** The answers of an attempt as far as they are stored, in the order of its questions. */
export const resumedAnswers = ({ questions, answers }: Pick<ExamStart, "questions" | "answers">): ExamAnswer[] => {
  const stored = new Map(answers.map((answer) => [answer.id, answer]));
  return questions.map(({ id, model }) => {
    const found = stored.get(id);
    if (found === undefined) return { ...nothing, id, model };
    return { ...found, elapsedMs: found.elapsedMs ?? 0, correct: found.feedback?.correct ?? null };
  });
};

const nothing: Omit<ExamAnswer, "id" | "model"> = {
  value: [],
  durationMs: 0,
  timeout: false,
  correct: null,
  flagged: false,
  locked: false,
  revision: 0,
  elapsedMs: 0,
  shownMs: null,
  feedback: null,
};

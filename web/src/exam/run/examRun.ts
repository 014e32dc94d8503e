import { advanceExam, nextExamDeadline, openExam, type ExamEvent } from "@vigil/model/exam/exam";
import type { ExamAnswer, ExamState } from "@vigil/model/exam/examState";
import type { AnswerBody, AnswerSaved, ExamStart, SubmitAnswer, SubmitBody } from "@vigil/model/exam/examWire";
import { createAttemptRun, type AttemptRun, type RunParts } from "../../attempt/attemptRun.ts";
import type { SaverKind } from "../../attempt/attemptSaver.ts";
import type { JournalEntry } from "../../outbox/journal.ts";
import { joined } from "./joinedAnswers.ts";

type WithoutTime<E> = E extends { elapsedMs: number } ? Omit<E, "elapsedMs"> : never;
export type ExamAction = WithoutTime<ExamEvent>;

/** One attempt at an exam on this screen. */
export interface ExamRun extends Omit<AttemptRun<ExamState, ExamEvent>, "dispatch"> {
  readonly act: (action: ExamAction) => void;
}

export interface ExamParts extends Omit<RunParts<AnswerBody, AnswerSaved>, "sessionId"> {
  start: ExamStart;
  /** Answers of this attempt that the journal still held. */
  late: readonly JournalEntry<AnswerBody>[];
  submit: (body: SubmitBody) => Promise<SubmitAnswer>;
  onSubmitted: (answer: SubmitAnswer) => void;
}

/** An older state of an answer need not be sent any more. */
const answerSaver: SaverKind<AnswerBody> = {
  revisionOf: ({ revision }) => revision,
  merged: "newest",
  sealed: "ExamSealed",
  isStored: () => false,
};

export function createExamRun({ start, late, submit, onSubmitted, clock, ...parts }: ExamParts): ExamRun {
  const known = joined(start, late);
  const run = createAttemptRun<ExamState, ExamEvent, AnswerBody, AnswerSaved, SubmitAnswer>(
    {
      opened: advanceExam(openExam(start.type, start.itemId), { type: "start", start: known }),
      advance: advanceExam,
      deadline: nextExamDeadline,
      clock: () => ({ type: "clock", elapsedMs: clock.elapsedMs() }),
      stored: new Map(start.questions.map(({ id }, index) => [index, start.answers.find((answer) => answer.id === id)?.revision ?? 0])),
      saver: answerSaver,
      unsaved: ({ answers }) =>
        answers.map((answer, index) => ({
          index,
          revision: answer.revision,
          body: () => bodyOf(answer, clock.elapsedMs()),
          late: false,
        })),
      taken: (index, answer) => {
        const feedback = answer?.feedback ?? null;
        if (feedback !== null) run.dispatch({ type: "told", index, feedback });
      },
      isEnding: ({ submitting }) => submitting,
      seal: ({ answers }) => submit(submitBody(start, answers, clock.elapsedMs())),
      sealed(answer) {
        run.dispatch({ type: "result", result: answer.result });
        onSubmitted(answer);
      },
      overtaken: () => run.dispatch({ type: "goTo", index: start.questions.length, elapsedMs: clock.elapsedMs() }),
    },
    { ...parts, clock, sessionId: start.examId },
  );
  const { state, elapsedMs, wake, retry, begin, dispatch } = run;
  return { state, elapsedMs, wake, retry, begin, act: (action) => dispatch({ ...action, elapsedMs: clock.elapsedMs() }) };
}

/** An answer as it stands; what is older than a working connection explains says so. */
const bodyOf = (answer: ExamAnswer, nowMs: number): AnswerBody => ({
  value: [...answer.value],
  revision: answer.revision,
  elapsedMs: answer.elapsedMs,
  shownMs: answer.shownMs,
  durationMs: answer.durationMs,
  timeout: answer.timeout,
  flagged: answer.flagged,
  locked: answer.locked,
  ...(nowMs - answer.elapsedMs > 1500 ? { journal: true } : {}),
});

const submitBody = ({ examId, templateVersion }: ExamStart, answers: readonly ExamAnswer[], elapsedMs: number): SubmitBody => ({
  templateVersion,
  examId,
  time: Math.round(elapsedMs / 1000),
  answers: answers.map(({ correct, durationMs, id, model, timeout, value, revision }) => ({
    correct,
    duration: Math.round(durationMs / 1000),
    id,
    model,
    timeout,
    value: [...value],
    revision,
  })),
});

import type { AnswerValue } from "./answerValue.ts";
import type { ExamSettings } from "./examSettings.ts";
import type { ExamType } from "./examType.ts";
import type { AnswerFeedback, ExamQuestion, ExamResult } from "./examWire.ts";

export interface ExamAnswer {
  /** Of the question. */
  id: number;
  model: ExamQuestion["model"];
  /** What is chosen. */
  value: AnswerValue;
  durationMs: number;
  /** The time ran out on it. */
  timeout: boolean;
  /** Known once the answer is locked, where the exam tells it. */
  correct: boolean | null;
  flagged: boolean;
  /** It cannot be changed any more. */
  locked: boolean;
  /** Grows with every change. */
  revision: number;
  /** When it was changed last, since the exam began. */
  elapsedMs: number;
  /** When its question was first shown. */
  shownMs: number | null;
  feedback: AnswerFeedback | null;
}

export interface ExamState {
  active: boolean;
  type: ExamType;
  itemId: number;
  examId: number | null;
  step: "intro" | "question" | "summary";
  /** Of the question on screen; −1 where there is none. */
  index: number;
  questions: readonly ExamQuestion[];
  answers: readonly ExamAnswer[];
  result: ExamResult | null;
  settings: ExamSettings | null;
  /** Since the exam began. */
  elapsedMs: number;
  /** When the question on screen came onto it. */
  shownMs: number;
  /** Until when the time on it has been counted. */
  spentMs: number;
  /** It is on its way to be handed in: nothing changes any more. */
  submitting: boolean;
}

import type { RemovedDetails } from "../attempt/removedDetails.ts";
import type { SealedBy } from "../attempt/sealedBy.ts";
import type { ScanKey } from "../training/pageBlock.ts";
import type { CourseStatus } from "../training/wire.ts";
import type { Accepted } from "../curriculum/questionKinds.ts";
import type { QuestionModel } from "../curriculum/questionModel.ts";
import type { AnswerValue } from "./answerValue.ts";
import type { Offered } from "./askedParts.ts";
import type { ExamSettings } from "./examSettings.ts";
import type { ExamType } from "./examType.ts";
import type { AnswerCredit } from "./markAnswer.ts";
import type { RulingKind } from "./ruling.ts";

/** A question as it is asked; the options in the order of this attempt. What is right is not in it. */
export interface ExamQuestion {
  id: number;
  model: QuestionModel;
  text: string;
  /** Of a written answer none. */
  options: Offered[];
  /** Of a number. */
  unit?: string;
  /** Where its picture lies, below /api. */
  picture?: string;
  /** Where its film lies, below /api; its captions lie below that, at /captions. */
  film?: string;
  /** Where the views of its scan lie, below /api. */
  scan?: string;
  /** Enhancements of it. */
  keys?: ScanKey[];
  /** What the picture or scan shows. */
  description?: string;
}

/** Told once an answer is locked, where the exam gives feedback. */
export interface AnswerFeedback {
  correct: boolean;
  /** A part of it may be right, and a question may have been taken out of the exam. */
  credit: AnswerCredit;
  /** The options that are right; steps in their order; item, target, item, target. */
  key: number[];
  /** What is right of a written answer, or of a marked one. */
  accepted?: Accepted[];
  text: string;
  /** What is said of answers that were chosen. */
  said?: { id: number; text: string }[];
}

/** What the server has of an answer. */
export interface StoredAnswer {
  id: number;
  model: ExamQuestion["model"];
  value: AnswerValue;
  revision: number;
  durationMs: number;
  timeout: boolean;
  flagged: boolean;
  locked: boolean;
  elapsedMs: number | null;
  shownMs: number | null;
  feedback: AnswerFeedback | null;
}

/** POST training/exam/programs/{p}/courses/{c}/units/{u} and training/content-quiz/{quizId}. */
export interface ExamStart {
  templateVersion: number;
  examId: number;
  type: ExamType;
  itemId: number;
  title: string;
  /** Which attempt it is, from 1. */
  number: number;
  settings: ExamSettings;
  questions: ExamQuestion[];
  answers: StoredAnswer[];
  elapsedMs: number;
}

/** PUT training/exam/attempts/{examId}/answers/{index}: one answer, as it stands now. */
export interface AnswerBody {
  value: AnswerValue;
  revision: number;
  /** Since the start, by the page's clock. */
  elapsedMs: number;
  shownMs: number | null;
  durationMs: number;
  timeout: boolean;
  flagged: boolean;
  locked: boolean;
  /** It waited in the browser. */
  journal?: boolean | undefined;
}

/** An answer as it is sent with the exam; `correct` is the sender's belief and counts for nothing. */
export interface SentAnswer {
  correct: boolean | null;
  /** Whole seconds. */
  duration: number;
  id: number;
  model: ExamQuestion["model"];
  timeout: boolean;
  value: AnswerValue;
  revision?: number | undefined;
}

export interface SubmitBody {
  templateVersion: number;
  answers: SentAnswer[];
  examId: number;
  /** Whole seconds the exam took. */
  time: number;
  courseDuration?: number | undefined;
}

export interface ReviewedQuestion extends ExamQuestion {
  value: AnswerValue;
  correct: boolean;
  credit: AnswerCredit;
  /** Percent of the question, where a part was right. */
  part?: number;
  /** What was said of the question since it was asked. */
  ruling?: RulingKind;
  timeout: boolean;
  durationMs: number;
  /** Where the results may be reviewed. */
  key: number[] | null;
  accepted?: Accepted[];
  /** Where feedback is given. */
  feedback: string | null;
  said?: { id: number; text: string }[];
}

/** Percent with at most two decimals; null where the exam does not tell. */
export interface ExamResult {
  /** Mean of the latest scores of all exams of the course. */
  allAvg: number | null;
  attempts: number;
  /** Mean of the attempts at this exam. */
  avg: number | null;
  /** What was missed is to be read before the next attempt. */
  minibook: boolean;
  passed: boolean;
  review: ReviewedQuestion[] | null;
  /** Answers were given, and are gone. */
  removed?: RemovedDetails;
  score: number | null;
  passingScore: number;
  /** Ids of the objectives missed. */
  missed: number[];
  /** It was marked again after a key was wrong: how it stood first. */
  first?: FirstResult;
  /** Failed attempts have closed it. */
  locked: boolean;
  sealedBy: SealedBy;
}

/** The result an attempt was handed in with, and why it is another one now. */
export interface FirstResult {
  /** Percent; null where the exam does not tell. */
  score: number | null;
  passed: boolean;
  reason: string;
  regradedAt: string;
  /** By the new key it would not be passed; what was passed stays so. */
  passKept: boolean;
}

export interface SubmitAnswer {
  passed: boolean;
  /** null for a quiz. */
  courseStatus: CourseStatus | null;
  result: ExamResult;
}

/** GET training/exam/completed; null where nothing is passed or closed. */
export interface CompletedContentExam {
  id: number;
  type: ExamType;
  passed: boolean;
  result: ExamResult;
}

/** An entry of GET training/content/sessions: one exam handed in, newest first. */
export interface ContentSession {
  id: number;
  type: ExamType;
  title: string;
  /** The unit whose exam it is. */
  unit: string | null;
  number: number;
  score: number | null;
  passed: boolean;
  duration: number;
  startedAt: string;
  endAt: string;
}

/** GET training/content/sessions/{sessionId}. */
export interface ContentSessionReview {
  session: ContentSession;
  questions: ExamQuestion[];
  answers: SentAnswer[];
  result: ExamResult;
}

export interface MinibookPage {
  unitId: number;
  sectionId: number;
  pageId: number;
  objective: number;
}
/** POST training/minibook/programs/{p}/courses/{c}/units/{u}. */
export interface Minibook {
  unitId: number;
  pages: MinibookPage[];
}

/** What the server has of an answer after a save. */
export interface AnswerSaved {
  value: AnswerValue;
  revision: number;
  locked: boolean;
  feedback: AnswerFeedback | null;
}

import type { RemovedDetails } from "../attempt/removedDetails.ts";
import type { SealedBy } from "../attempt/sealedBy.ts";
import type { CourseStatus } from "../training/wire.ts";
import type { ExamSettings } from "./examSettings.ts";
import type { ExamType } from "./examType.ts";

/** A question as it is asked; the options in the order of this attempt. What is right is not in it. */
export interface ExamQuestion {
  id: number;
  /** single: one option; multiple: each that is right. */
  model: "single" | "multiple";
  text: string;
  options: { id: number; text: string }[];
  /** Where its picture lies, below /api. */
  picture?: string;
}

/** Told once an answer is locked, where the exam gives feedback. */
export interface AnswerFeedback {
  correct: boolean;
  /** The options that are right. */
  key: number[];
  text: string;
}

/** What the server has of an answer. */
export interface StoredAnswer {
  id: number;
  model: ExamQuestion["model"];
  value: number[];
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
  value: number[];
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
  value: number[];
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
  value: number[];
  correct: boolean;
  timeout: boolean;
  durationMs: number;
  /** Where the results may be reviewed. */
  key: number[] | null;
  /** Where feedback is given. */
  feedback: string | null;
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
  /** Failed attempts have closed it. */
  locked: boolean;
  sealedBy: SealedBy;
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
  value: number[];
  revision: number;
  locked: boolean;
  feedback: AnswerFeedback | null;
}

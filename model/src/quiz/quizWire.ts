import type { OtherQuestion } from "../curriculum/questionKinds.ts";
import type { QuizQuestion } from "./quizQuestion.ts";

/** One learner of a quiz, as its administrator sees them. */
export interface QuizLearner {
  userId: number;
  username: string;
  firstName: string;
  lastName: string;
  attempts: number;
  failedAttempts: number;
  /** Percent, of what was handed in; null before anything was. */
  best: number | null;
  latest: number | null;
  locked: boolean;
  passedAt: string | null;
  /** False for who took it once and is no longer assigned. */
  assigned: boolean;
}

/** GET training/quizzes: a quiz as its learner meets it. Times are seconds, 0 = no limit. */
export interface LearnerQuiz {
  id: number;
  name: string;
  type: "content" | "simulator";
  /** Empty for multiple choice. */
  courseTitle: string;
  /** Images at the X-ray screen, questions of multiple choice. */
  numberOfImages: number;
  passingScore: number;
  /** Percent, at the X-ray screen; 0 and 100 = not asked. */
  minHitRate: number;
  maxFalseAlarmRate: number;
  questionTime: number;
  quizTime: number;
  /** Percent of the time others have; it is in both times. */
  extraTime: number;
  /** Of several answers a part may be right. */
  partialCredit: boolean;
  /** 0 = unlimited. */
  maxFailedAttempts: number;
  attempts: number;
  failedAttempts: number;
  locked: boolean;
  passed: boolean;
  /** A session of it has begun and is not handed in. */
  open: boolean;
  /** When what is open ends if nobody comes back; not there where it waits for ever. */
  openUntil?: string;
  /** So many seconds without a decision or an answer end one; 0 = never. */
  maxDisconnectTime: number;
  categoryRequired: boolean;
  markRequired: boolean;
  /** After each decision it is asked how sure the learner is. */
  confidence: boolean;
  /** Sealed sessions, newest first. */
  records: QuizRecord[];
}

export interface QuizRecord {
  id: number;
  score: number;
  passed: boolean;
  duration: number;
  endAt: string;
}

/** POST quizzes/{id}/scans: an image of a library, copied for a question, and what is true of it. */
export interface TakenQuizScan {
  mediaId: number;
  threats: Extract<OtherQuestion, { kind: "findThreat" }>["threats"];
}

/** GET and PUT quizzes/{id}/questions; a quiz in use answers with its next version. */
export interface QuizQuestions {
  id: number;
  questions: QuizQuestion[];
}

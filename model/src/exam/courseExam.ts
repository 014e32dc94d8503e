import type { ExamSettings } from "./examSettings.ts";

/** An exam of a course, as its learner stands with it. */
export interface CourseExam {
  type: "final" | "unit";
  /** −1 is the final. */
  unitId: number;
  size: number;
  passingScore: number;
  /** Seconds, with the learner's extra time; 0 = none. */
  questionTime: number;
  examTime: number;
  feedback: ExamSettings["feedback"];
  partialCredit: boolean;
  /** Its questions are not shown afterwards. */
  hidden?: true;
  attempts: number;
  failedAttempts: number;
  maxFailedAttempts: number;
  passed: boolean;
  /** Passed, and nothing asks for a better score. */
  closed: boolean;
  /** An attempt has begun and is not handed in. */
  open: boolean;
  /** Then it is handed in if nothing is heard of its learner; left out where it waits for ever. */
  openUntil?: string;
  minibook: boolean;
  missed: number[];
  /** Of the latest attempt; null where there is none, or where it is not told. */
  score: number | null;
}

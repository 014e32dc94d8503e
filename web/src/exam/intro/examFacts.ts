import type { CourseExam } from "@vigil/model/exam/courseExam";

/** What is known of an exam before it begins. */
export type ExamFacts = Pick<
  CourseExam,
  | "size"
  | "passingScore"
  | "questionTime"
  | "examTime"
  | "feedback"
  | "partialCredit"
  | "hidden"
  | "attempts"
  | "failedAttempts"
  | "maxFailedAttempts"
  | "closed"
  | "open"
  | "minibook"
  | "missed"
  | "score"
> & {
  locked: boolean;
  extraTime: number;
  /** So many seconds without hearing of its learner and it is handed in; 0 = never. */
  mostSilent: number;
};

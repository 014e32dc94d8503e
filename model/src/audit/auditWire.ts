import type { ContentSessionReview } from "../exam/examWire.ts";
import type { TrainingCourse } from "../training/wire.ts";

/** Somebody whose training the caller may look at. */
export interface AuditedLearner {
  userId: number;
  username: string;
  firstName: string;
  lastName: string;
  companyName: string;
  /** Sealed simulator sessions, exams and quizzes. */
  sessions: number;
}

/** GET audit/users. */
export interface AuditedLearners {
  rows: AuditedLearner[];
  count: number;
}

/** GET audit/users/{userId}: what there is to look at. */
export interface AuditedWork {
  learner: AuditedLearner;
  courses: { id: number; title: string; sessions: number }[];
  quizzes: { id: number; name: string; sessions: number }[];
}

/** GET audit/users/{userId}/courses/{courseId}: the latest run of the course, as its learner has it. */
export interface AuditedCourse {
  learner: AuditedLearner;
  programId: number;
  course: TrainingCourse;
}

/** GET audit/users/{userId}/quizzes/{quizId}. */
export interface AuditedQuiz {
  learner: AuditedLearner;
  quiz: {
    id: number;
    name: string;
    type: "content" | "simulator";
    passingScore: number;
    maxFailedAttempts: number;
    attempts: number;
    failedAttempts: number;
    locked: boolean;
    passed: boolean;
  };
}

/** GET audit/course|quiz/content-sessions/{sessionId}: answer by answer, with what was right. */
export interface AuditedContentSession extends ContentSessionReview {
  learner: AuditedLearner;
  objectives: { id: number; text: string }[];
}

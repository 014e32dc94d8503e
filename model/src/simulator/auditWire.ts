/** Somebody whose training the caller may look at. */
export interface AuditedLearner {
  userId: number;
  username: string;
  firstName: string;
  lastName: string;
  companyName: string;
  /** Sealed simulator sessions. */
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

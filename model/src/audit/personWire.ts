import type { AssignmentDates } from "../curriculum/assignmentDates.ts";

/** By what somebody has a program: by name, by a group or rule (named where it has a name), or by a transfer. */
interface AssignedBy {
  source: "user" | "rule" | "provider" | "transfer" | "remedial";
  name: string | null;
}

/** GET users/{id}/programs: a program somebody is assigned, or has begun. Days are of the company's time zone. */
export interface PersonProgram {
  programId: number;
  title: string;
  /** Empty: no longer assigned; its results stay. */
  ways: AssignedBy[];
  /** The days of the direct assignment; null where there is none. */
  direct: AssignmentDates | null;
  startsOn: string | null;
  dueOn: string | null;
  endsOn: string | null;
  overdue: boolean;
  /** The newest run; null before the first. */
  run: {
    id: number;
    sequence: number;
    complete: boolean;
    begun: boolean;
    courses: number;
    coursesComplete: number;
    lastAccessedAt: string | null;
    completedAt: string | null;
    /** The last day it holds, by the clocks of the place as the certificate tells it. */
    expiresOn: string | null;
    /** Its certificate was revoked, and no other was issued: it counts no longer. */
    revoked: boolean;
  } | null;
}

/** GET users/{id}/exams: an exam of a course or a quiz of questions, open or handed in; the newest first. */
export interface PersonExam {
  id: number;
  kind: "final" | "unit" | "quiz";
  title: string;
  /** What an auditor looks at: the course, or the quiz. */
  of: "courses" | "quizzes";
  item: number;
  number: number;
  startedAt: string;
  sealedAt: string | null;
  /** Percent. */
  score: number | null;
  passed: boolean | null;
  duration: number;
}
export interface PersonExams {
  rows: PersonExam[];
  count: number;
}

/** GET companies/{id}/programs: how many of a company's people have a program, and how far they are. */
export interface CompanyProgram {
  programId: number;
  title: string;
  people: number;
  begun: number;
  complete: number;
  overdue: number;
}

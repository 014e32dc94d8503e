import type { SealedBy } from "@vigil/model/attempt/sealedBy";
import type { PassCriterion } from "@vigil/model/simulator/passCriteria";
import type { StoredMark } from "@vigil/model/simulator/wire";
import type { Generated } from "kysely";
import type { CalendarDate, Common, GeneratedJson, Instant, Json, Stamp, Tenant } from "./columns.ts";

/** a attempted, c complete, n not attempted */
type Status = "a" | "c" | "n";

/** What the statuses of programs and of courses have in common; durations in seconds. */
interface RunStatus extends Common, Tenant {
  status: Generated<Status>;
  complete: Generated<boolean>;
  initiatedAt: Stamp;
  startDate: CalendarDate | null;
  dueAt: Instant | null;
  endAt: Instant | null;
  expiryAt: Instant | null;
  lastAccessedAt: Instant | null;
  duration: Generated<number>;
  totalDuration: Generated<number>;
  examDuration: Generated<number>;
  simDuration: Generated<number>;
  reset: Generated<boolean>;
  resetAt: Instant | null;
  closedAt: Instant | null;
}

export interface TrainingTables {
  programStatuses: RunStatus & {
    userId: number;
    programId: number;
    sequence: number;
    virtualDuration: Generated<number>;
    userCreditId: number | null;
  };
  courseStatuses: RunStatus & {
    programStatusId: number;
    /** of the program status: the database writes it */
    userId: Generated<number>;
    courseId: number;
    run: Generated<number>;
    /** until when its time has been told */
    timedAt: Instant | null;
    contentId: number | null;
    bookmark: Json | null;
    /** hundredths of a percent */
    progress: Generated<number>;
    attempts: Generated<number>;
    failedAttempts: Generated<number>;
    finalExamLocked: Generated<boolean>;
    minibook: Generated<boolean>;
    /** null while an exam of it is locked: the database writes it */
    examOpen: Generated<boolean | null>;
    verificationCode: string | null;
  };
  sectionStatuses: {
    domainId: number;
    courseStatusId: number;
    unitId: number;
    sectionId: number;
    status: Generated<"C" | "A">;
    pages: GeneratedJson<unknown[]>;
    startedAt: Stamp;
    seconds: Generated<number>;
    updatedAt: Stamp;
    revision: Generated<number>;
  };
  unitStatuses: {
    domainId: number;
    courseStatusId: number;
    unitId: number;
    status: Status;
    /** hundredths of a percent */
    score: number | null;
    passed: boolean | null;
    endedAt: Instant | null;
    updatedAt: Stamp;
    revision: Generated<number>;
  };
  timeSessions: {
    domainId: number;
    programStatusId: number;
    number: number;
    startedAt: Stamp;
    lastUpdateAt: Stamp;
    seconds: Generated<number>;
    lag: Generated<number>;
    closedAt: Instant | null;
  };
  /** How far each learner's clock is spent on pages: two pages are never read in the same second. */
  pageClocks: { domainId: number; userId: number; spentUntil: Instant | null };
  trainingLeases: {
    domainId: number;
    userId: number;
    tabId: string;
    sessionId: number;
    programId: number | null;
    createdAt: Stamp;
    expiresAt: Instant;
  };
  quizzes: Common &
    Tenant & {
      rootId: number | null;
      version: Generated<number>;
      newest: Generated<boolean>;
      name: string;
      nameKey: string;
      type: Generated<"content" | "simulator">;
      simulatorCourseId: number | null;
      numberOfImages: Generated<number>;
      supersededAt: Instant | null;
      passingScore: Generated<number>;
      maxFailedAttempts: Generated<number>;
      questionSeconds: Generated<number>;
      quizSeconds: Generated<number>;
      unfinishedCopy: Generated<boolean>;
      active: Generated<boolean>;
    };
  quizGroups: { domainId: number; quizId: number; groupId: number; createdAt: Stamp };
  quizAssignments: { domainId: number; quizId: number; userId: number; createdAt: Stamp; createdBy: number | null };
  quizStatuses: {
    domainId: number;
    quizRootId: number;
    userId: number;
    attempts: Generated<number>;
    failedAttempts: Generated<number>;
    lockedAt: Instant | null;
    passedAt: Instant | null;
    revision: Generated<number>;
    updatedAt: Stamp;
  };
  simulatorSessions: Common &
    Tenant & {
      userId: number;
      type: "Exam" | "Practice";
      courseStatusId: number | null;
      unitId: number | null;
      quizId: number | null;
      imageLibraryId: number;
      /** as they held when it began */
      settings: Json;
      startedAt: Stamp;
      startedMonth: Generated<CalendarDate>;
      deadlineAt: Instant | null;
      sealedAt: Instant | null;
      sealedBy: SealedBy | null;
      /** when the learner's browser was last heard of */
      seenAt: Instant | null;
      /** hundredths of a percent */
      score: number | null;
      passed: boolean | null;
      /** what it fell short of, once it is sealed */
      unmet: GeneratedJson<PassCriterion[]>;
      hits: Generated<number>;
      misses: Generated<number>;
      falseAlarms: Generated<number>;
      correctRejections: Generated<number>;
      criticalErrors: Generated<number>;
      /** seconds */
      duration: Generated<number>;
    };
  simulatorDecisions: {
    domainId: number;
    startedMonth: CalendarDate;
    sessionId: number;
    position: number;
    imageId: number;
    shownMs: number | null;
    decidedMs: number | null;
    receivedAt: Instant | null;
    /** when a picture of it was first handed out */
    issuedAt: Instant | null;
    decision: string | null;
    category: string | null;
    marks: GeneratedJson<StoredMark[]>;
    opened: Generated<boolean>;
    openedMs: number | null;
    found: boolean | null;
    credit: "none" | "half" | "full" | null;
    revision: Generated<number>;
  };
  simulatorTraces: { domainId: number; startedMonth: CalendarDate; sessionId: number; position: number; trace: Buffer };
}

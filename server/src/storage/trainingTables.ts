import type { Remark } from "@vigil/model/measurement/images/imageStatistics";
import type { RevocationReason } from "@vigil/model/compliance/revocation";
import type { courseStatus } from "@vigil/model/training/courseStatus";
import type { programStatus } from "@vigil/model/training/programStatus";
import type { MeasuredReliability } from "@vigil/model/measurement/observer/splitHalves";
import type { Regression } from "@vigil/model/measurement/difficulty/difficultyRegression";
import type { quiz } from "@vigil/model/quiz/quiz";
import type { Confidence } from "@vigil/model/simulator/confidence";
import type { ChoiceReason } from "@vigil/model/simulator/adaptive/chooseAdaptive";
import type { simulatorSession } from "@vigil/model/simulator/simulatorSession";
import type { PassCriterion } from "@vigil/model/simulator/passCriteria";
import type { ImageRuling } from "@vigil/model/simulator/regrading/imageRuling";
import type { ImageCredit, StoredMark, ThreatBody, TruthPolygon } from "@vigil/model/simulator/wire";
import type { Generated } from "kysely";
import type { CalendarDate, GeneratedJson, Instant, Json, Stamp } from "./columns.ts";
import type { RowOf } from "./tableOf.ts";

/** a attempted, c complete, n not attempted */
type Status = "a" | "c" | "n";

/** What was true of an image before its key was corrected. */
export interface TruthBefore {
  decision: "P" | "H" | "R";
  category: string | null;
  threatDescription: string | null;
  threats: TruthPolygon[];
  bodies: ThreatBody[];
  /** Nobody was judged by it. */
  out: boolean;
}

export interface TrainingTables {
  programStatuses: RowOf<
    typeof programStatus,
    "status" | "initiatedAt" | "duration" | "totalDuration" | "examDuration" | "simDuration" | "virtualDuration"
  > & {
    userCreditId: number | null;
    /** When what this run renews runs out. */
    renewsAt: Instant | null;
    /** Since when its certificate is revoked, unless another one was issued. */
    revokedAt: Instant | null;
  };
  courseStatuses: RowOf<
    typeof courseStatus,
    "run" | "status" | "attempts" | "failedAttempts" | "initiatedAt" | "duration" | "totalDuration" | "examDuration" | "simDuration",
    /** `userId` is that of the program status: the database writes it */
    { userId: Generated<number>; bookmark: Json | null }
  > & {
    /** until when its time has been told */
    timedAt: Instant | null;
    contentId: number | null;
    /** hundredths of a percent */
    progress: Generated<number>;
    /** with what it was examined last, in hundredths of a percent: the database writes it */
    lastScore: Generated<number | null>;
    /** null while an exam of it is locked: the database writes it */
    examOpen: Generated<boolean | null>;
    verificationCode: string | null;
  };
  /** Revoked certificates of courses in whose place another one was issued, by their codes. */
  formerCourseCertificates: {
    domainId: number;
    verificationCode: string;
    courseStatusId: number;
    revokedAt: Date;
    revokedReason: RevocationReason;
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
  quizzes: RowOf<typeof quiz, "version"> & {
    rootId: number | null;
    newest: Generated<boolean>;
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
  simulatorSessions: RowOf<
    typeof simulatorSession,
    "startedAt" | "hits" | "misses" | "falseAlarms" | "correctRejections" | "criticalErrors" | "duration"
  > & {
    forgivenAt: Instant | null;
    /** practice with rare threats */
    watch: Generated<boolean>;
    startedMonth: Generated<CalendarDate>;
    /** of the course status, as the program; kept by the database */
    courseId: Generated<number | null>;
    programId: Generated<number | null>;
    /** when the learner's browser was last heard of */
    seenAt: Instant | null;
    /** hundredths of a percent */
    score: number | null;
    /** what it fell short of, once it is sealed */
    unmet: GeneratedJson<PassCriterion[]>;
    /** when it was marked again, as a key was wrong */
    regradedAt: Instant | null;
  };
  imageRegrades: {
    domainId: number;
    id: Generated<number>;
    imageId: number;
    ruling: Json<ImageRuling>;
    before: Json<TruthBefore>;
    reason: string;
    keepPasses: boolean;
    tell: boolean;
    state: Generated<"waiting" | "done" | "failed">;
    wanted: Generated<number>;
    done: Generated<number>;
    madeBy: number | null;
    madeAt: Stamp;
    doneAt: Instant | null;
  };
  /** hundredths of a percent */
  sessionRegrades: {
    domainId: number;
    regradeId: number;
    sessionId: number;
    scoreBefore: number;
    passedBefore: boolean;
    score: number;
    passed: boolean;
    passKept: boolean;
    regradedAt: Stamp;
  };
  imagesOut: { domainId: number; imageId: number };
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
    credit: ImageCredit | null;
    revision: Generated<number>;
    /** Of difficulty, when the session was drawn. */
    level: number | null;
    /** Why it was chosen for its learner. */
    reason: ChoiceReason | null;
    /** How sure the learner was; null where it was not asked, or not said. */
    confidence: Confidence | null;
  };
  /** How the images of a large library fared, as of the night they were counted. */
  imageStatistics: {
    domainId: number;
    libraryId: number;
    imageId: number;
    countedAt: Date;
    remark: Remark | null;
    place: number;
    shown: number;
    right: number;
    median: number | null;
    pointBiserial: number | null;
    good: number;
    goodWrong: number;
  };
  /** Thousandths of a logit; `crowd` of 1. Of the domain's own answers, also for images of shared libraries. */
  imageDifficulties: {
    domainId: number;
    imageId: number;
    libraryId: number;
    family: string;
    difficulty: number;
    deviation: number;
    crowd: number;
    answers: Generated<number>;
    /** What the answers say; null while there are too few. */
    level: number | null;
  };
  /** Thousandths of a logit. */
  learnerAbilities: { domainId: number; userId: number; family: string; ability: number; deviation: number; answers: Generated<number> };
  difficultyFits: {
    domainId: number;
    fittedAt: Stamp;
    answers: number;
    regression: Json<Regression>;
    reliability: Json<MeasuredReliability> | null;
  };
  simulatorTraces: { domainId: number; startedMonth: CalendarDate; sessionId: number; position: number; trace: Buffer };
}

import type { z } from "zod";
import type { resetChoices } from "../curriculum/configurationSettings.ts";
import type { CourseExam } from "../exam/courseExam.ts";
import type { SessionSettings, SimConfig } from "../simulator/settings.ts";
import type { Watch } from "../simulator/watch/watch.ts";
import type { bookmarkSchema } from "./bookmark.ts";
import type { CourseContent, Page, Section, Unit } from "./courseContent.ts";
import type { LearnerLab } from "./labs/lab.ts";
import type { LabState, LabView } from "./labs/labState.ts";
import type { PracticeStanding } from "./practiceStanding.ts";

/** a attempted, c complete, n not attempted. */
export type Status = "a" | "c" | "n";
export type ResetChoice = (typeof resetChoices)[number];
export type SectionStatusCode = "C" | "A";

export interface ProgramStatus {
  status: Status;
  complete: boolean;
  /** Number of the run of this program by this user, from 1; 0 before the first start. */
  sequence: number;
  /** Whole seconds. */
  duration: number;
  totalDuration: number;
  /** By when it is to be complete, also before the first start. */
  dueAt: string | null;
  expiryAt: string | null;
  /** The same as days by the clocks of the learner's place, as certificates tell them; where programs are read, not where one is saved. */
  dueOn?: string;
  expiresOn?: string;
  /** It is complete and expires soon, or has: the next run can be begun. */
  renewable: boolean;
  /** It was complete and is overdue for that: since when says `expiryAt`, the last day it held. */
  lapsed?: "expired" | "revoked";
}

/** What holds for a program, and for its courses where none of them has a configuration of its own. */
export interface ProgramConfig extends Omit<CourseConfig, "maxDisconnectTime"> {
  programEnforceOrder: boolean;
  /** Least seconds in this run; `minTime` is over the runs that count. */
  minSequenceTime: number;
  displaySequenceOnly: boolean;
  /** Whether a learner may begin a complete program anew, and one in progress. */
  resetCompleted: ResetChoice;
  resetStarted: ResetChoice;
  /** Asked when the program is complete; empty = none. */
  programSurveyLink: string;
}

/** An entry of GET training and GET training/programs; the latter lists programs alone, with no courses. */
export interface TrainingProgram {
  id: number;
  title: string;
  priority: number;
  courses: CourseEntry[];
  programConfig: ProgramConfig;
  programStatus: ProgramStatus;
  complete: boolean;
}

/** An entry of GET training/upcoming: a program that is assigned and cannot be begun yet. */
export interface UpcomingProgram {
  id: number;
  title: string;
  /** YYYY-MM-DD, where the learner works. */
  startsOn: string;
  dueOn: string | null;
}

/** An entry of GET training/groups: the programs a learner sees together. */
export interface LearnerProgramGroup {
  id: number;
  name: string;
  description: string;
  /** A program that is not assigned is shown, but does not open. */
  programs: { id: number; title: string; assigned: boolean }[];
}

/** An entry of GET training/programs/{programId}, in the order of the program. */
export interface CourseEntry {
  id: number;
  title: string;
  type: "content" | "simulator" | "ilt";
  isVirtual: boolean;
  courseStatus: CourseStatus;
  /** Earlier courses come first where the program enforces its order. */
  locked: boolean;
  /** A session at the X-ray is open in it whose bags are all decided. */
  toFinish?: true;
  /** A session at the X-ray is open in it that has bags to decide still. */
  openBags?: { decided: number; of: number };
  /** What is open in it, such a session or else an exam, ends then if nobody comes back; left out where it waits for ever. */
  openUntil?: string;
}

export type Bookmark = z.infer<typeof bookmarkSchema>;

export interface CourseStatus {
  /** Another one after a reset; 0 before the first start. */
  id: number;
  /** Another one when its sections were reset, or moved to another version of the course: what is known of them holds no more. */
  basis: string;
  status: Status;
  complete: boolean;
  bookmark: Bookmark | null;
  duration: number;
  totalDuration: number;
  /** 0 to 1, rounded down to two decimals. */
  progress: number;
}

export interface CourseConfig {
  courseEnforceOrder: boolean;
  minTime: number;
  pageTimerContent: number;
  sessionTimerContent: number;
  sessionTimerPractice: number;
  sessionTimerExam: number;
  imageTimerPractice: number;
  imageTimerExam: number;
  /** So many seconds without a word end a session at the X-ray screen; 0 = never. */
  maxDisconnectTime: number;
  examCategorizeThreats: boolean;
  practiceCategorizeThreats: boolean;
  examMarkThreats: boolean;
  practiceMarkThreats: boolean;
  /** After each decision it is asked how sure the learner is. */
  practiceConfidence: boolean;
  examConfidence: boolean;
  /** Where practice is a watch: how it goes and by what it is passed. */
  watch?: (Watch & Pick<SessionSettings, "minHitRate" | "maxFalseAlarmRate" | "feedback">) | undefined;
  practiceNumberOfImages: number;
  examNumberOfImages: number;
  practicePassingScore: number;
  finalPassingScore: number;
  /** Percent; 0 and 100 = not asked. */
  examMinHitRate: number;
  examMaxFalseAlarmRate: number;
  maxFailedAttempts: number;
  /** Asked when the course is complete; empty = none. */
  surveyLink: string;
  staticPageBackground: string;
}

export interface PageState {
  pageId: number;
  complete: boolean;
  timeMet: boolean;
  labComplete: boolean;
  data: unknown;
  /** What was done in the labs of the page; only the server writes it. */
  labs?: LabState[];
}

export interface SectionStatus {
  sectionId: number;
  status: SectionStatusCode;
  pages: PageState[];
}

export interface UnitStatus {
  unitId: number;
  status: Status;
  complete: boolean;
  /** Earlier units come first; see `unitStatesOf`. */
  locked: boolean;
  /** Sections begun so far. */
  sectionStatus: SectionStatus[];
  sectionsComplete: number;
}

export interface ExamStatus {
  passed: boolean;
  /** Objectives missed in the last failed exam. */
  missed: number[];
  locked: boolean;
  /** At the exam at the X-ray screen, where the course has one; `maxFailedAttempts` of them lock it. */
  failedAttempts?: number;
}

/** Records of …/simulator: one sealed session each, newest first. */
export interface SimulatorRecord {
  id: number;
  type: "Exam" | "Practice";
  unitId: number;
  score: number;
  passed: boolean;
  duration: number;
  endAt: string;
}

/** A page as the table of contents needs it. Where all of the course is asked for, with its text, and its id under both names. */
export type TrainingPage = Omit<Page, "blocks"> & { blocks?: Page["blocks"]; _id?: number };
export type TrainingSection = Omit<Section, "pages"> & { pages: TrainingPage[] };
export type TrainingUnit = Omit<Unit, "sections"> & {
  sections: TrainingSection[];
  sectionCount: number;
  examSize: number;
  passingScore: number;
};

/** GET training/programs/{programId}/courses/{courseId}. */
export interface TrainingCourse {
  id: number;
  title: string;
  type: "content" | "simulator" | "ilt";
  isVirtual: boolean;
  courseConfig: CourseConfig;
  courseStatus: CourseStatus;
  unitStatus: UnitStatus[];
  examStatus: ExamStatus;
  /** The version of its content that the learner takes. */
  contentId: number;
  content: Omit<CourseContent, "units" | "labs"> & { units: TrainingUnit[]; labs: LearnerLab[] };
  finalExam: boolean;
  /** Lets the page show how far the making of its images is. */
  imageLibraryId?: number | null;
  simConfig: SimConfig | null;
  simOverride: Record<string, unknown> | null;
  simulator: SimulatorRecord[];
  practiceLock: PracticeLock | null;
  /** What its practice asks for and has, where it has a practice. */
  practice?: PracticeStanding;
  /** Percent of the time others have at the simulator; not in the timers of courseConfig. */
  extraTime: number;
  /** Units with a simulator session that has begun and can be gone on with. */
  openUnits: number[];
  /** Those of them whose bags are all decided; absent where there is none. */
  decidedUnits?: number[];
  /** When those that do not wait for ever end if nobody comes back, by unit; absent where there is none. */
  openUntil?: Record<number, string>;
  /** Of tested units, and the final: as the learner stands with them. */
  exams: CourseExam[];
  courseUrlPrefix: string;
  courseUrlSuffix: string;
  labUrlPrefix: string;
  labUrlSuffix: string;
  simUrlPrefix: string;
  simUrlSuffix: string;
  corsMode: "no-cors" | "cors" | "same-origin";
  corsCredentials: "same-origin" | "include" | "omit";
}

/** GET …/courses/{courseId}/units/{unitId}/sections/{sectionId}: what its pages teach, and the labs on them. */
export interface SectionTexts {
  contentId: number;
  /** `leastSeconds`: what each asks for before it counts as read. */
  pages: (Pick<Page, "id" | "blocks"> & { leastSeconds: number })[];
  labs: LearnerLab[];
}

/** Why no practice of a course begins now: time, too much of it within the look-back period; exam, the final exam is available. */
export interface PracticeLock {
  reason: "time" | "exam";
  /** When it opens by itself. */
  opensAt: string | null;
}

/** PUT training/status/programs/{p}/courses/{c}/units/{u}/sections/{s}. */
export interface SectionBody {
  status: SectionStatusCode;
  /** The pages read so far; with status C all of them. */
  pages?: PageState[] | undefined;
  /** Whole seconds; a claim, capped by the server's clock. */
  courseDuration?: number | undefined;
  /** Of the course as the page knows it: what was read before a reset does not count after it. */
  courseStatusId?: number | undefined;
}
export interface SectionAnswer {
  courseStatus: CourseStatus;
  /** Every unit, with that section only. */
  unitStatus: UnitStatus[];
  section: SectionStatus;
}

/** POST opens a lab of a page, PUT answers in it, at …/sections/{s}/pages/{page}/labs/{lab}. */
export interface LabAnswered {
  view: LabView;
  courseStatus: CourseStatus;
  unitStatus: UnitStatus[];
}

/** PUT training/status/programs/{p}/courses/{c}/units/{u}: how the page believes the unit stands. */
export interface UnitBody {
  status: Status;
  sectionStatus?: { sectionId: number; status: SectionStatusCode }[] | undefined;
}

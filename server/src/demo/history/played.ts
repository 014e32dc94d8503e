import type { QuestionModel } from "@vigil/model/curriculum/questionModel";
import type { Mark } from "@vigil/model/exam/markAnswer";
import type { Confidence } from "@vigil/model/simulator/confidence";
import type { SessionSettings } from "@vigil/model/simulator/settings";
import type { Counts, ImageCredit, SessionType, StoredMark } from "@vigil/model/simulator/wire";
import type { ExamSettings } from "@vigil/model/exam/examSettings";
import type { RaisedFlag } from "@vigil/model/integrity/flagKinds";

/** What somebody did, before it is written down. */
interface Played {
  startedAt: Date;
  endedAt: Date;
  /** Seconds. */
  duration: number;
  /** Hundredths of a percent. */
  score: number;
  passed: boolean;
  flags: readonly RaisedFlag[];
}

export interface PlayedBag {
  position: number;
  imageId: number;
  shownMs: number;
  decidedMs: number;
  decision: string;
  category: string | null;
  confidence: Confidence | null;
  marks: StoredMark[];
  found: boolean;
  credit: ImageCredit;
}

export interface PlayedSession extends Played {
  type: SessionType;
  unitId: number | null;
  libraryId: number;
  settings: SessionSettings & { level: number };
  counts: Counts;
  unmet: readonly string[];
  bags: readonly PlayedBag[];
}

export interface PlayedAnswer extends Mark {
  position: number;
  questionId: number;
  kind: QuestionModel;
  optionOrder: number[];
  askedId: number;
  askedOptions: number[];
  value: number[];
  shownMs: number;
  elapsedMs: number;
}

export interface PlayedExam extends Played {
  kind: "unit" | "final" | "quiz";
  unitId: number | null;
  number: number;
  settings: ExamSettings;
  missed: readonly number[];
  minibook: "none" | "due" | "done";
  answers: readonly PlayedAnswer[];
}

export interface PlayedSection {
  unitId: number;
  sectionId: number;
  pages: readonly number[];
  complete: boolean;
  startedAt: Date;
  endedAt: Date;
}

export interface PlayedCourse {
  courseId: number;
  sections: PlayedSection[];
  sessions: PlayedSession[];
  exams: PlayedExam[];
  /** When nothing was left to do in it. */
  doneAt: Date | null;
}

import { isTested, unitBank } from "@vigil/model/exam/examBank";
import { examSettingsOf, type ExamSettings, type MandatoryObjective } from "@vigil/model/exam/examSettings";
import { finalItem } from "@vigil/model/exam/finalItem";
import { contentExamLocked, examClosed } from "@vigil/model/training/completion";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { allEnded } from "../../storage/allEnded.ts";
import { openConfiguredCourse } from "../../training/openCourse.ts";
import type { CourseStatusRow } from "../../training/openStatuses.ts";
import { courseState, type CourseState } from "../../training/settleCourse.ts";
import type { AttemptPlace } from "./openAttempt.ts";
import type { StoredQuestion } from "../paper/readQuestions.ts";

export interface ExamCall {
  programId: number;
  courseId: number;
  /** −1 is the final. */
  unitId: number;
}

export interface CalledExam {
  place: AttemptPlace;
  unitId: number;
  title: string;
  status: CourseStatusRow;
  course: CourseState;
}

/** The exam of a course that a call names; what is asked of its place travels with what is asked of the course. */
export async function examOfCall<Found>(
  tx: Tx,
  caller: Caller,
  { unitId, ...call }: ExamCall,
  ask: (place: AttemptPlace) => Promise<Found>,
): Promise<CalledExam & { found: Found }> {
  if (unitId < finalItem) throw new Problem(422, "ExamTypeInvalid", { field: "unitId" });
  const { status, configuration } = await openConfiguredCourse(tx, caller, call);
  const { contentId } = status;
  if (contentId === null) throw new Problem(404, "CourseNotAvailable");
  const own = { courseStatusId: status.id, quizId: null, contentId };
  const place: AttemptPlace = unitId === finalItem ? { kind: "final", unitId: null, ...own } : { kind: "unit", unitId, ...own };
  const [course, found] = await allEnded([courseState(tx, caller.companyId, status, configuration), ask(place)]);
  if (unitId === finalItem) {
    if (course.content.finalExam === undefined) throw new Problem(404, "ExamNotFound");
    return { place, unitId, title: "", status, course, found };
  }
  const unit = course.content.units.find(({ id }) => id === unitId);
  if (unit === undefined || !isTested(unit)) throw new Problem(404, "ExamNotFound");
  return { place, unitId, title: unit.name, status, course, found };
}

/** What keeps an attempt from beginning, where no one is open. */
export function refuseExam({ unitId, status, course }: CalledExam, minibookDue: boolean): void {
  const { content, facts, units, configuration } = course;
  if (examClosed(content, unitId, facts, configuration)) throw new Problem(409, "ExamCompleted");
  if (unitId === finalItem && status.finalExamLocked) throw new Problem(423, "FinalExamLocked");
  if (contentExamLocked(content, unitId, facts, units)) throw new Problem(423, unitId === finalItem ? "FinalExamWaits" : "UnitExamWaits");
  if (minibookDue) throw new Problem(423, "MinibookDue");
}

interface Drawing {
  settings: ExamSettings;
  bank: StoredQuestion[];
  size: number;
  mandatory: readonly MandatoryObjective[];
}

/** Its rules, for a learner with so much time, and what it draws from. */
export function drawingOf({ course, unitId, place }: CalledExam, all: readonly StoredQuestion[], extraTime: number): Drawing {
  const { content, configuration } = course;
  const settings = examSettingsOf(place.kind === "final" ? "final" : "unit", configuration, extraTime);
  return { settings, ...bankOf(content, unitId, all) };
}

/** The questions of an exam, and how many of them one attempt asks. */
export function bankOf(content: CourseState["content"], unitId: number, all: readonly StoredQuestion[]): Omit<Drawing, "settings"> {
  const { finalExam, units } = content;
  if (unitId === finalItem) return { bank: [...all], size: finalExam?.size ?? 0, mandatory: finalExam?.mandatory ?? [] };
  const unit = units.find(({ id }) => id === unitId);
  const bank = unit === undefined ? [] : unitBank(all, unit);
  return { bank, size: unit?.examSize ?? bank.length, mandatory: [] };
}

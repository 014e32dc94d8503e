import type { CourseExam } from "../../src/exam/courseExam.ts";
import { isTested } from "../../src/exam/examBank.ts";
import { finalItem } from "../../src/exam/finalItem.ts";
import { examClosed, type CourseFacts } from "../../src/training/completion.ts";
import type { CourseContent, Page } from "../../src/training/courseContent.ts";
import { isSkipped } from "../../src/training/labs/pageLabs.ts";
import { nextInCourse, practiceIn } from "../../src/training/nextInCourse.ts";
import { coursesToDo, nextInProgram } from "../../src/training/nextInProgram.ts";
import type { Doing, Step, Waiting } from "../../src/training/step.ts";
import type { Bookmark, CourseEntry, TrainingCourse } from "../../src/training/wire.ts";
import { courseOf, noFacts, pageRead } from "./testTree.ts";

/** A program as a state machine: what a learner, a trainer, an administrator and time do to it, in plain words. It knows nothing of what comes next. */

export interface Rules {
  enforceOrder: boolean;
  minAverage: number;
  /** Failed finals until it locks; 0 = never. */
  maxFailed: number;
  minibooks: boolean;
  /** Each sealed practice locks the next one for a while. */
  tires: boolean;
  examLocksPractice: boolean;
}

interface Taken {
  scores: number[];
  failed: number;
  open: boolean;
  minibook: boolean;
}

export interface CourseRun {
  content: CourseContent;
  rules: Rules;
  classroom: boolean;
  facts: CourseFacts;
  exams: Record<number, Taken>;
  openUnits: number[];
  decidedUnits: number[];
  locked: boolean;
  tired: boolean;
  bookmark: Bookmark | null;
}

export interface ProgramRun {
  courses: CourseRun[];
  enforceOrder: boolean;
  missingSeconds: number;
  /** What it is complete for runs out at once. */
  lapses: boolean;
}

export const newRun = (content: CourseContent, rules: Rules, classroom: boolean): CourseRun => ({
  content,
  rules,
  classroom,
  facts: noFacts,
  exams: {},
  openUnits: [],
  decidedUnits: [],
  locked: false,
  tired: false,
  bookmark: null,
});

const passMark = 60;
const untaken: Taken = { scores: [], failed: 0, open: false, minibook: false };
const shown = ({ pages }: { pages: readonly Page[] }) => pages.filter((page) => !isSkipped(page));

/** As the server answers it. */
export function answered(run: CourseRun, id: number): TrainingCourse {
  const { content, facts, rules, classroom } = run;
  const latest = Object.values(run.exams).flatMap(({ scores }) => scores.slice(-1));
  const examAverage = latest.length === 0 ? null : latest.reduce((sum, score) => sum + score, 0) / latest.length;
  const known = { ...facts, examAverage };
  const settings = { minAverage: rules.minAverage };
  const course = courseOf(content, known, rules.enforceOrder, settings);
  const complete = facts.complete || (course.courseStatus.complete && !classroom);
  const items = [...content.units.filter(isTested).map((unit) => unit.id), ...(content.finalExam === undefined ? [] : [finalItem])];
  const examFree = content.units.some(({ id: unitId, type }) => {
    const state = course.unitStatus.find((each) => each.unitId === unitId);
    return type === "Exam" && !run.locked && state?.complete === false && !state.locked;
  });
  const exams = items.map((unitId): CourseExam => {
    const { scores, failed, open, minibook } = run.exams[unitId] ?? untaken;
    return {
      type: unitId === finalItem ? "final" : "unit",
      unitId,
      size: 1,
      passingScore: passMark,
      questionTime: 0,
      examTime: 0,
      feedback: "none",
      partialCredit: false,
      attempts: scores.length,
      failedAttempts: failed,
      maxFailedAttempts: rules.maxFailed,
      passed: facts.examsPassed.includes(unitId),
      closed: examClosed(content, unitId, { ...known, complete }, settings),
      open,
      minibook,
      missed: [],
      score: scores.at(-1) ?? null,
    };
  });
  return {
    ...course,
    id,
    type: classroom ? "ilt" : "content",
    courseStatus: { ...course.courseStatus, complete, bookmark: run.bookmark },
    examStatus: { ...course.examStatus, locked: run.locked },
    exams,
    openUnits: run.openUnits,
    ...(run.decidedUnits.length > 0 && { decidedUnits: run.decidedUnits }),
    practiceLock:
      rules.examLocksPractice && examFree
        ? { reason: "exam", opensAt: null }
        : run.tired
          ? { reason: "time", opensAt: "2026-01-01T00:00:00Z" }
          : null,
  };
}

/** What a learner makes of something: a score, or leaving in the middle; at the X-ray also after the last bag, without finishing. */
export interface Outcome {
  score: number;
  leaves: boolean;
  decides?: boolean;
}

/** One course after what was done at a place of it. */
export function done(run: CourseRun, { kind, path }: Doing, { score, leaves, decides = false }: Outcome): CourseRun {
  const [, unitId = 0, sectionId = 0, pageId = 0] = path;
  if (kind === "page") {
    const bookmark = { unitId, sectionId, pageId, enforceOrder: run.rules.enforceOrder };
    return leaves ? { ...run, bookmark } : { ...read(run, unitId, sectionId, pageId), bookmark };
  }
  const item = kind === "finalExam" ? finalItem : unitId;
  const taken = run.exams[item] ?? untaken;
  const withExam = (after: Partial<Taken>) => ({ ...run, exams: { ...run.exams, [item]: { ...taken, ...after } } });
  if (kind === "minibook") return withExam({ minibook: false });
  const passed = score >= passMark;
  const failed = taken.failed + (passed ? 0 : 1);
  if (kind === "unitExam" || kind === "finalExam") {
    if (leaves && !taken.open) return withExam({ open: true });
    const after = withExam({ scores: [...taken.scores, score], failed, open: false, minibook: !passed && run.rules.minibooks });
    return { ...after, facts: withPassed(run.facts, passed, item), locked: run.locked || (kind === "finalExam" && shuts(run, failed)) };
  }
  const without = (units: readonly number[]) => units.filter((id) => id !== unitId);
  const [openUnits, decidedUnits] = [without(run.openUnits), without(run.decidedUnits)];
  if (leaves && !run.openUnits.includes(unitId))
    return { ...run, openUnits: [...openUnits, unitId], decidedUnits: decides ? [...decidedUnits, unitId] : decidedUnits };
  const closed = { ...run, openUnits, decidedUnits };
  const facts = { ...run.facts, records: run.facts.records + 1 };
  if (kind === "exam") {
    const after = { ...closed, exams: run.exams, facts: withPassed(facts, passed, unitId) };
    return { ...after, locked: run.locked || (!passed && run.rules.maxFailed === 1) };
  }
  const { practice } = facts;
  const practised = { ...practice, sealed: practice.sealed + 1, passed: practice.passed + (passed ? 1 : 0) };
  return { ...closed, facts: { ...facts, practice: practised }, tired: run.rules.tires };
}

const shuts = ({ rules }: CourseRun, failed: number): boolean => rules.maxFailed > 0 && failed >= rules.maxFailed;
const withPassed = (facts: CourseFacts, passed: boolean, item: number): CourseFacts =>
  passed ? { ...facts, examsPassed: [...facts.examsPassed.filter((id) => id !== item), item] } : facts;

function read(run: CourseRun, unitId: number, sectionId: number, pageId: number): CourseRun {
  const { facts } = run;
  const at = facts.sections.find((each) => each.unitId === unitId && each.sectionId === sectionId);
  const pages = [...(at?.pages ?? []).filter((each) => each.pageId !== pageId), pageRead(pageId)];
  const own = run.content.units.find(({ id }) => id === unitId)?.sections.find(({ id }) => id === sectionId);
  const whole = own !== undefined && shown(own).every(({ id }) => pages.some((each) => each.pageId === id));
  const now = { unitId, sectionId, status: whole ? ("C" as const) : ("A" as const), pages };
  return { ...run, facts: { ...facts, sections: [...facts.sections.filter((each) => each !== at), now] } };
}

/** As the server settles it: what is complete once stays so. */
export const settled = (run: CourseRun, id: number): CourseRun => ({
  ...run,
  facts: { ...run.facts, complete: answered(run, id).courseStatus.complete },
});

/** What happens while a learner waits: time passes, an administrator unlocks, a trainer delivers. */
export function waited(run: CourseRun, { why }: Waiting): CourseRun {
  if (why === "practiceTime") return { ...run, tired: false };
  if (why === "examLocked") {
    const { [finalItem]: final, ...others } = run.exams;
    return { ...run, locked: false, exams: final === undefined ? others : { ...others, [finalItem]: { ...final, failed: 0 } } };
  }
  return why === "classroom" ? { ...run, facts: { ...run.facts, complete: true } } : run;
}

/** How a program stands, and what comes next in it. */
export function standing(program: ProgramRun): { courses: TrainingCourse[]; complete: boolean; next: Step | null } {
  const courses = program.courses.map((run, index) => answered(run, index + 1));
  const complete = courses.every(({ courseStatus }) => courseStatus.complete) && program.missingSeconds <= 0;
  const entries = courses.map((course, index): CourseEntry => {
    const waiting = program.enforceOrder && courses.slice(0, index).some(({ courseStatus }) => !courseStatus.complete);
    const toFinish = course.decidedUnits !== undefined && { toFinish: true as const };
    return {
      id: course.id,
      title: "",
      type: course.type,
      isVirtual: false,
      courseStatus: course.courseStatus,
      locked: waiting,
      ...toFinish,
    };
  });
  const steps = coursesToDo(entries).map(({ id }) => nextInCourse(courses[id - 1]!));
  const timeAt = courses.map(practiceIn).find((path) => path !== null) ?? [];
  return {
    courses,
    complete,
    next: nextInProgram({
      complete,
      programStatus: complete && program.lapses ? { lapsed: "expired" } : {},
      courses: entries,
      steps,
      timeAt,
    }),
  };
}

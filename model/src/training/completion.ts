import { isTested } from "../exam/examBank.ts";
import { finalItem } from "../exam/finalItem.ts";
import type { CourseContent, Page, Section, Unit } from "./courseContent.ts";
import { isSkipped } from "./labs/pageLabs.ts";
import type { PageBlock } from "./pageBlock.ts";
import { practiceMet, type PracticeFacts, type PracticeRules } from "./practiceStanding.ts";
import { leastReadingSeconds } from "./readingTime.ts";
import type { PageState, Status } from "./wire.ts";

export interface SectionFact {
  unitId: number;
  sectionId: number;
  status: "C" | "A";
  pages: readonly PageState[];
}

/** What a learner has done in one course. */
export interface CourseFacts {
  complete: boolean;
  sections: readonly SectionFact[];
  practice: PracticeFacts;
  /** Sealed simulator sessions of either type. */
  records: number;
  /** Units whose exam was passed; −1 is the final of a content course. */
  examsPassed: readonly number[];
  /** Mean of the latest scores of its content exams; null where none was taken. */
  examAverage: number | null;
}

/** A section needs at least one page, and every page complete with its labs; a page that is skipped asks for nothing. */
export function sectionComplete(
  { pages }: { pages: readonly Pick<Section["pages"][number], "id" | "skip" | "labs">[] },
  states: readonly PageState[],
): boolean {
  const asked = pages.filter((page) => !isSkipped(page));
  return (
    pages.length > 0 &&
    asked.every(({ id }) => states.some(({ pageId, complete, labComplete }) => pageId === id && complete && labComplete))
  );
}

/** A section begins anew: none of its pages is complete any more, nor any lab; what a lab stored goes too. */
export const resetPages = (pages: readonly PageState[]): PageState[] =>
  pages.map(({ pageId }) => ({ pageId, complete: false, timeMet: false, labComplete: false, data: null }));

export interface UnitState {
  unitId: number;
  status: Status;
  complete: boolean;
  locked: boolean;
  sectionsComplete: number;
}

/** Status and lock of each unit, in order. A complete course completes its units. */
export function unitStatesOf({ units }: CourseContent, facts: CourseFacts, rules: PracticeRules, enforceOrder: boolean): UnitState[] {
  const sections = Map.groupBy(facts.sections, ({ unitId }) => unitId); // each looks at its own: a save settles hundreds of them
  const own = units.map(({ id }): CourseFacts => ({ ...facts, sections: sections.get(id) ?? [] }));
  const complete = units.map((unit, index) => facts.complete || unitComplete(unit, own[index]!, rules));
  return units.map((unit, index) => {
    const done = complete[index] ?? false;
    const sectionsComplete = facts.complete ? unit.sections.length : completeSections(unit, own[index]!).length;
    return {
      unitId: unit.id,
      status: done ? "c" : attempted(unit, own[index]!) ? "a" : "n",
      complete: done,
      locked: !facts.complete && locked(units, index, complete, facts, enforceOrder),
      sectionsComplete,
    };
  });
}

const unitComplete = (unit: Unit, facts: CourseFacts, rules: PracticeRules): boolean => completeBy[unit.type](unit, facts, rules);

const completeBy: Record<Unit["type"], (unit: Unit, facts: CourseFacts, rules: PracticeRules) => boolean> = {
  Content: (unit, facts) => allRead(unit, facts) && (!unit.tested || facts.examsPassed.includes(unit.id)),
  Practice: (_, { practice }, rules) => practiceMet(rules, practice),
  Review: (_, { records }) => records > 0,
  Exam: ({ id }, { examsPassed }) => examsPassed.includes(id),
  Library: () => true, // something to look things up in; nothing in it can be completed
};

const allRead = (unit: Unit, facts: Pick<CourseFacts, "sections">): boolean =>
  unit.sections.length > 0 && completeSections(unit, facts).length === unit.sections.length;

const completeSections = (unit: Unit, { sections }: Pick<CourseFacts, "sections">): Section[] => {
  const complete = new Set(sections.flatMap(({ unitId, sectionId, status }) => (unitId === unit.id && status === "C" ? sectionId : [])));
  return unit.sections.filter((section) => complete.has(section.id) || asksNothing(section));
};

/** None of its pages is shown: there is nothing in it to be done, nor to be waited for. */
export const asksNothing = ({ pages }: { pages: readonly Pick<Page, "skip" | "labs">[] }): boolean =>
  pages.length > 0 && pages.every(isSkipped);

const attempted = (unit: Unit, facts: CourseFacts): boolean =>
  facts.sections.some(({ unitId }) => unitId === unit.id) || (unit.type === "Practice" && facts.practice.sealed > 0);

function locked(units: readonly Unit[], index: number, complete: readonly boolean[], facts: CourseFacts, enforceOrder: boolean): boolean {
  const unit = units[index];
  // an exam waits for everything else, and a review for what is practised: nothing can wait for them
  const earlierDone = units.slice(0, index).every(({ type }, earlier) => type === "Exam" || type === "Review" || complete[earlier]);
  if (unit?.type === "Review") return facts.records === 0;
  if (unit?.type === "Practice") return !earlierDone;
  if (unit?.type === "Exam") return units.some(({ type }, other) => type !== "Exam" && !complete[other]);
  return enforceOrder && !earlierDone;
}

/** What keeps a content exam shut: the exam of a unit waits for its sections, the final for every unit that is no exam. */
export function contentExamLocked({ units }: CourseContent, unitId: number, facts: CourseFacts, states: readonly UnitState[]): boolean {
  if (facts.complete) return false;
  if (unitId === finalItem)
    return units.some(({ id, type }) => type !== "Exam" && !states.some((unit) => unit.unitId === id && unit.complete));
  const unit = units.find(({ id }) => id === unitId);
  const shut = states.find((state) => state.unitId === unitId)?.locked ?? true;
  return unit === undefined || shut || !allRead(unit, facts);
}

/** A course asks for its units, its final where it has one, and the mean score its configuration sets. */
export const courseComplete = (
  { finalExam }: CourseContent,
  { examsPassed, examAverage }: CourseFacts,
  states: readonly UnitState[],
  { minAverage }: { minAverage: number },
): boolean =>
  states.every(({ complete }) => complete) &&
  (finalExam === undefined || examsPassed.includes(finalItem)) &&
  (examAverage === null || examAverage >= minAverage);

/** Passed, and nothing asks for more: where all are passed and their mean is too low, they may be taken again. */
export function examClosed(
  { units, finalExam }: CourseContent,
  unitId: number,
  { complete, examsPassed, examAverage }: CourseFacts,
  { minAverage }: { minAverage: number },
): boolean {
  if (!examsPassed.includes(unitId)) return complete;
  const all = [...units.filter(isTested).map(({ id }) => id), ...(finalExam === undefined ? [] : [finalItem])];
  return complete || examAverage === null || examAverage >= minAverage || !all.every((id) => examsPassed.includes(id));
}

/** An exam could be begun now: it is neither locked nor passed. Where failed attempts have locked it, practice is what is left. */
export const isExamAvailable = ({ units }: CourseContent, states: readonly UnitState[], finalExamLocked: boolean): boolean =>
  !finalExamLocked &&
  units.some(({ id, type }) => type === "Exam" && states.some(({ unitId, complete, locked: shut }) => unitId === id && !complete && !shut));

/** With an enforced order a section waits for those before it in its unit. */
export function sectionLocked(unit: Unit, sectionId: number, facts: CourseFacts, enforceOrder: boolean): boolean {
  if (!enforceOrder || facts.complete) return false;
  const earlier = unit.sections.slice(
    0,
    unit.sections.findIndex(({ id }) => id === sectionId),
  );
  return completeSections({ ...unit, sections: earlier }, facts).length < earlier.length;
}

/** Share of complete pages, rounded down to two decimals; 1 when the course is complete. A course without pages counts its units. */
export function progressOf({ units }: CourseContent, facts: CourseFacts, states: readonly UnitState[]): number {
  if (facts.complete) return 1;
  const known = Map.groupBy(facts.sections, ({ unitId }) => unitId);
  let [asked, read] = [0, 0];
  for (const unit of units) {
    const own = new Map(known.get(unit.id)?.map((section) => [section.sectionId, section]));
    for (const { id, pages } of unit.sections) {
      const section = own.get(id);
      for (const page of pages) {
        if (isSkipped(page)) continue;
        asked += 1;
        if (section?.status === "C" || section?.pages.some(({ pageId, complete }) => pageId === page.id && complete) === true) read += 1;
      }
    }
  }
  if (asked > 0) return share(read, asked);
  const counted = units.filter(({ type }) => type !== "Library");
  return share(counted.filter(({ id }) => states.some(({ unitId, complete }) => unitId === id && complete)).length, counted.length);
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.floor((100 * part) / whole) / 100);

/** Seconds a page asks for: the largest of its own timer, the session's divided by the pages, half up to two decimals, and that of its words. */
export const minimumPageSeconds = (
  { pageTimerContent, sessionTimerContent, leastReadingTime }: PageTimes,
  pageCount: number,
  blocks: readonly PageBlock[],
): number =>
  Math.max(
    pageTimerContent,
    pageCount === 0 ? 0 : Math.round((100 * sessionTimerContent) / pageCount) / 100,
    leastReadingSeconds(blocks, leastReadingTime),
  );

interface PageTimes {
  pageTimerContent: number;
  sessionTimerContent: number;
  leastReadingTime: number;
}

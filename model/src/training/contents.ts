import { isTested } from "../exam/examBank.ts";
import { finalItem } from "../exam/finalItem.ts";
import { asksNothing } from "./completion.ts";
import { isSkipped } from "./labs/pageLabs.ts";
import type { CourseEntry, CourseStatus, TrainingCourse, TrainingSection, TrainingUnit, UnitStatus } from "./wire.ts";

export type NodeType = "program" | "course" | "unit" | "section" | "page";
/** order: what comes before is not complete; records: no session to review yet; exam: other units are not complete; sections: of its unit; finalExam: too many failed attempts; audit: somebody else looks. */
export type LockReason = "order" | "records" | "exam" | "finalExam" | "sections" | "audit";

/** A node of the table of contents. Its position is the path of ids from the root to it. */
export interface ContentsNode {
  nodeType: NodeType;
  id: number;
  title: string;
  /** An exam has no title of its own: the screen names it in its language. */
  exam: "unit" | "final" | null;
  children: readonly ContentsNode[];
  complete: boolean;
  locked: boolean;
  lockReason: LockReason | null;
  /** Cannot be chosen. */
  disabled: boolean;
  /** On the way to where the learner is. */
  opened: boolean;
  /** 0 to 1: the share of what is complete below it, rounded down to two decimals. */
  progress: number;
  courseStatus: CourseStatus | null;
}

/** Ids in the order program, course, unit, section, page; a tree of one course begins with the course. */
export type TrainingPath = readonly number[];

/** What all nodes take from the one above: a complete parent completes its children, a locked one locks them. */
interface Above {
  complete: boolean;
  lockReason: LockReason | null;
}

/** One course with its units, sections and pages. `here` is the path from the course on. */
export function courseContents(course: TrainingCourse, here: TrainingPath = []): ContentsNode {
  const { courseConfig, courseStatus, content } = course;
  const above = { complete: courseStatus.complete, lockReason: null };
  const units = [
    ...content.units.map((unit) => unitNode(course, unit, above, courseConfig.courseEnforceOrder)),
    ...(content.finalExam === undefined ? [] : [finalNode(course)]),
  ];
  const progress = courseStatus.complete ? 1 : courseStatus.progress;
  const root = node("course", course.id, course.title, units, { ...above, progress, courseStatus });
  return opened(root, here);
}

export interface ProgramOfContents {
  id: number;
  title: string;
  complete: boolean;
  programEnforceOrder: boolean;
}

/** A program with its courses; those whose content is at hand have children. */
export function programContents(
  program: ProgramOfContents,
  courses: readonly CourseEntry[],
  contents: readonly TrainingCourse[],
  here: TrainingPath = [],
): ContentsNode {
  const children = inOrder(courses, program, program.programEnforceOrder, (entry, above) => {
    const content = contents.find(({ id }) => id === entry.id);
    const complete = above.complete || entry.courseStatus.complete;
    const progress = complete ? 1 : entry.courseStatus.progress;
    const units = content === undefined ? [] : courseContents(content).children;
    const state = { complete, lockReason: above.lockReason, progress, courseStatus: entry.courseStatus };
    return withLock(node("course", entry.id, entry.title, units, state));
  });
  const done = children.filter(({ complete }) => complete).length;
  const progress = program.complete ? 1 : share(done, children.length);
  return opened(
    node("program", program.id, program.title, children, { complete: program.complete, lockReason: null, progress, courseStatus: null }),
    here,
  );
}

/** Where an order is enforced, what follows the first incomplete child is locked. */
function inOrder<Child>(
  children: readonly Child[],
  above: { complete: boolean; lockReason?: LockReason | null },
  enforced: boolean,
  make: (child: Child, above: Above) => ContentsNode,
): ContentsNode[] {
  let reason: LockReason | null = above.lockReason ?? null;
  return children.map((child) => {
    const made = make(child, { complete: above.complete, lockReason: reason });
    if (enforced && !above.complete && !made.complete) reason ??= "order";
    return made;
  });
}

function unitNode(course: TrainingCourse, unit: TrainingUnit, above: Above, enforced: boolean): ContentsNode {
  const status = course.unitStatus.find(({ unitId }) => unitId === unit.id);
  const complete = above.complete || status?.complete === true;
  // Too many failed attempts shut an exam that everything before it has opened.
  const failed = unit.type === "Exam" && course.examStatus.locked && !complete;
  const lockReason = !above.complete && (failed || status?.locked === true) ? reasonOf(course, unit) : null;
  const shown = unit.sections.filter((section) => !asksNothing(section)).map((section) => readingOf(section, status, complete));
  const sections = inOrder(shown, { complete, lockReason }, enforced, (reading, from) => sectionNode(reading, from, enforced));
  const sum = (count: (reading: Reading) => number) => shown.reduce((total, reading) => total + count(reading), 0);
  const progress = complete
    ? 1
    : share(
        sum(({ read }) => read),
        sum(({ pages }) => pages.length),
      );
  const parts = isTested(unit) ? [...sections, unitExamNode(course, unit.id, sections, { complete, lockReason })] : sections;
  return node("unit", unit.id, unit.name, parts, { complete, lockReason, progress, courseStatus: null });
}

/** How far a section is read, without a node for each of its pages. */
interface Reading {
  section: TrainingSection;
  complete: boolean;
  /** Those that are shown. */
  pages: TrainingSection["pages"];
  read: number;
  isRead: (pageId: number) => boolean;
}

function readingOf(section: TrainingSection, unit: UnitStatus | undefined, unitComplete: boolean): Reading {
  const status = unit?.sectionStatus.find(({ sectionId }) => sectionId === section.id);
  const complete = unitComplete || status?.status === "C";
  const done = new Set<number>();
  for (const page of status?.pages ?? []) if (page.complete) done.add(page.pageId);
  const pages = section.pages.filter((page) => !isSkipped(page));
  const isRead = (pageId: number) => complete || done.has(pageId);
  return { section, complete, pages, isRead, read: pages.filter(({ id }) => isRead(id)).length };
}

/** Open when the sections of its unit are complete. */
function unitExamNode(course: TrainingCourse, unitId: number, sections: readonly ContentsNode[], above: Above): ContentsNode {
  const complete = above.complete || isPassed(course, unitId);
  const waits = !complete && sections.some((section) => !section.complete) ? "sections" : null;
  return examNode("section", "unit", { complete, lockReason: above.lockReason ?? waits });
}

/** After the units; open when those that are no exam are complete. */
function finalNode(course: TrainingCourse): ContentsNode {
  const complete = course.courseStatus.complete || isPassed(course, finalItem);
  const done = course.content.units.every(
    ({ id, type }) => type === "Exam" || course.unitStatus.some((unit) => unit.unitId === id && unit.complete),
  );
  const reason = course.examStatus.locked ? "finalExam" : done ? null : "exam";
  return examNode("unit", "final", { complete, lockReason: complete ? null : reason });
}

const isPassed = (course: TrainingCourse, unitId: number): boolean => course.exams.some((exam) => exam.unitId === unitId && exam.passed);

const examNode = (nodeType: NodeType, exam: "unit" | "final", above: Above): ContentsNode => ({
  ...node(nodeType, finalItem, "", [], { ...above, progress: above.complete ? 1 : 0, courseStatus: null }),
  exam,
});

function reasonOf(course: TrainingCourse, { type }: TrainingUnit): LockReason {
  if (type === "Review") return "records";
  if (type !== "Exam") return "order";
  return course.examStatus.locked ? "finalExam" : "exam";
}

/** Its pages are made when they are looked at: a course may have thousands, and few of them are seen. */
function sectionNode({ section, complete, pages, read, isRead }: Reading, { lockReason }: Above, enforced: boolean): ContentsNode {
  let made: ContentsNode[] | undefined;
  const progress = complete ? 1 : share(read, pages.length);
  return {
    ...node("section", section.id, section.name, [], { complete, lockReason, progress, courseStatus: null }),
    get children() {
      return (made ??= inOrder(pages, { complete, lockReason }, enforced, ({ id, title }, from) => {
        const done = isRead(id);
        const state = { complete: done, lockReason: done ? lockReason : from.lockReason, progress: done ? 1 : 0, courseStatus: null };
        return node("page", id, title, [], state);
      }));
    },
  };
}

type State = Pick<ContentsNode, "complete" | "lockReason" | "progress" | "courseStatus">;

const node = (nodeType: NodeType, id: number, title: string, children: readonly ContentsNode[], state: State): ContentsNode => ({
  nodeType,
  id,
  title,
  exam: null,
  children,
  ...state,
  locked: state.lockReason !== null,
  disabled: state.lockReason !== null,
  opened: false,
});

/** What lies below something locked is locked as well. */
function withLock(parent: ContentsNode): ContentsNode {
  const { lockReason } = parent;
  if (lockReason === null) return parent;
  const children = parent.children.map((child) =>
    withLock({ ...child, lockReason: child.lockReason ?? lockReason, locked: true, disabled: true }),
  );
  return { ...parent, children };
}

function opened(parent: ContentsNode, [id, ...rest]: TrainingPath): ContentsNode {
  if (parent.id !== id) return parent;
  return { ...parent, opened: true, children: parent.children.map((child) => opened(child, rest)) };
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.floor((100 * part) / whole) / 100);

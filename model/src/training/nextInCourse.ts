import type { CourseExam } from "../exam/courseExam.ts";
import { finalItem } from "../exam/finalItem.ts";
import { courseContents, type ContentsNode, type TrainingPath } from "./contents.ts";
import { isOpen, leavesOf, markedPage, nodeAt } from "./navigation.ts";
import { doing, isDoing, toFinish, waits, type Doing, type Step } from "./step.ts";
import type { TrainingCourse } from "./wire.ts";

/**
 * What a learner does next in a course; null where it is complete and nothing in it is left to be finished. First what is decided and not
 * finished; then what has begun, as its clock may run; then the page of the bookmark while it is unread; then what comes first in the
 * contents; and where all is done and the mean is too low, the exam with the lowest score.
 */
export function nextInCourse(course: TrainingCourse): Step | null {
  const root = courseContents(course);
  const decided = decidedIn(course, root);
  if (decided !== null || course.courseStatus.complete) return decided;
  const begun = openAttempt(course, root) ?? bookmarked(course, root);
  if (begun !== null) return begun;
  const steps = leavesOf(root).flatMap((path) => stepAt(course, root, path) ?? []);
  const here = steps.find(isDoing) ?? repeated(course) ?? steps[0];
  return here ?? waits(course.type === "ilt" ? "classroom" : "shut", [course.id]);
}

/** Where a learner can practise in a course, complete or not; what is open goes on. */
export function practiceIn(course: TrainingCourse): TrainingPath | null {
  const root = courseContents(course);
  const places = course.content.units.filter(({ type }) => type === "Practice").map(({ id }) => [course.id, id]);
  const open = places.filter((path) => isOpen(root, path));
  const isIn =
    (units: readonly number[] = []) =>
    ([, unitId = 0]: TrainingPath) =>
      units.includes(unitId);
  const begun = open.find(isIn(course.decidedUnits)) ?? open.find(isIn(course.openUnits));
  return begun ?? (course.practiceLock === null ? (open[0] ?? null) : null);
}

/** A session at the X-ray whose bags are all decided. */
function decidedIn({ id, decidedUnits = [], content }: TrainingCourse, root: ContentsNode): Doing | null {
  const unit = content.units.find((each) => decidedUnits.includes(each.id) && isOpen(root, [id, each.id]));
  return unit === undefined ? null : toFinish(unit.type === "Exam" ? "exam" : "practice", [id, unit.id]);
}

function openAttempt({ id, exams, openUnits, content }: TrainingCourse, root: ContentsNode): Doing | null {
  const exam = exams.find(({ open }) => open);
  if (exam !== undefined) return examAt(id, exam, true);
  const unit = content.units.find((each) => openUnits.includes(each.id) && isOpen(root, [id, each.id]));
  return unit === undefined ? null : doing(unit.type === "Exam" ? "exam" : "practice", [id, unit.id], true);
}

function bookmarked({ id, courseStatus, courseConfig }: TrainingCourse, root: ContentsNode): Doing | null {
  const marked = markedPage(root, [id], courseStatus.bookmark, courseConfig.courseEnforceOrder);
  return marked !== null && nodeAt(root, marked)?.complete === false ? doing("page", marked, true) : null;
}

/** What there is to do at a leaf of the contents, or to wait for; null where it is done, or where something before it comes first. */
function stepAt(course: TrainingCourse, root: ContentsNode, path: TrainingPath): Step | null {
  const node = nodeAt(root, path);
  if (node === undefined || node.complete) return null;
  if (node.lockReason === "finalExam") return waits("examLocked", path);
  if (!isOpen(root, path)) return null;
  if (node.nodeType === "page") return doing("page", path);
  const unitId = path[1] ?? 0;
  if (node.exam !== null) return examOf(course, unitId);
  const type = course.content.units.find(({ id }) => id === unitId)?.type;
  if (type === "Exam") return doing("exam", path);
  return type === "Practice" ? practiceAt(course, path) : null;
}

/** Where the exam that can be taken locks practice, the exam is what comes next. */
function practiceAt({ practiceLock }: TrainingCourse, path: TrainingPath): Step | null {
  if (practiceLock === null) return doing("practice", path);
  return practiceLock.reason === "time" ? waits("practiceTime", path, practiceLock.opensAt) : null;
}

const examOf = ({ id, exams }: TrainingCourse, unitId: number): Doing | null => {
  const exam = exams.find((each) => each.unitId === unitId);
  return exam === undefined ? null : examAt(id, exam, false);
};

const examAt = (courseId: number, { unitId, minibook }: CourseExam, open: boolean): Doing => {
  if (minibook && !open) return doing("minibook", [courseId, unitId]);
  return unitId === finalItem ? doing("finalExam", [courseId, finalItem], open) : doing("unitExam", [courseId, unitId, finalItem], open);
};

/**
 * All exams are passed and their mean is too low: they may be taken again, the lowest first; where scores are not told, the one that was taken
 * least. Where the final is locked, what is best already cannot raise the mean any more.
 */
function repeated({ id, exams, examStatus }: TrainingCourse): Step | null {
  const low = exams.filter(({ passed, closed }) => passed && !closed);
  if (low.length === 0 || exams.some(({ passed }) => !passed)) return null;
  const isLocked = ({ unitId }: CourseExam) => unitId === finalItem && examStatus.locked;
  const raises = low.some(isLocked) ? low.filter((exam) => !isLocked(exam) && (exam.score ?? best) < best) : low;
  const [lowest] = raises.toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0) || one.attempts - other.attempts);
  return lowest === undefined ? waits("examLocked", [id, finalItem]) : examAt(id, lowest, false);
}

const best = 100;

import { finalItem } from "../exam/finalItem.ts";
import { courseContents, type ContentsNode, type LockReason, type TrainingPath } from "./contents.ts";
import { nextInCourse } from "./nextInCourse.ts";
import { isDoing } from "./step.ts";
import type { TrainingCourse, TrainingUnit } from "./wire.ts";

/** An exam of a learner's courses: how it stands and what comes next. */
export interface OwnExam {
  kind: "unitExam" | "finalExam" | "exam";
  /** Of its unit; empty for a final. */
  unit: string;
  /** From the course on; what it is opened by. */
  path: TrainingPath;
  passed: boolean;
  /** It has begun and is not handed in. */
  open: boolean;
  /** Then it ends if its learner is not heard of. */
  openUntil?: string;
  attempts: number;
  /** Of the latest attempt; null where there is none, or where it is not told. */
  score: number | null;
  passingScore: number;
  /** Attempts that may still fail; null = as many as one likes. */
  left: number | null;
  /** What has to come first; null where it can be taken. */
  lockReason: LockReason | null;
  /** The pages of what was missed come first. */
  minibook: boolean;
  /** It is the next thing of its course. */
  next: boolean;
}

/** An entry of GET training/exams: a course with its exams. */
export interface ExamsOfCourse {
  programId: number;
  programTitle: string;
  courseId: number;
  courseTitle: string;
  /** Courses before it come first. */
  locked: boolean;
  exams: OwnExam[];
}

/** The exams of a course in the order of its contents: those of units, the one at the X-ray screen, the final. */
export function ownExams(course: TrainingCourse): OwnExam[] {
  const root = courseContents(course);
  const step = nextInCourse(course);
  const next = isDoing(step) ? step.path.join("/") : null;
  const made = (exam: Omit<OwnExam, "next">): OwnExam => ({ ...exam, next: exam.path.join("/") === next });
  return root.children.flatMap((node) => {
    const unit = course.content.units.find(({ id }) => id === node.id);
    if (node.exam === "final") return questions(course, node, "", [course.id, finalItem]).map(made);
    if (unit?.type === "Exam") return [made(atScreen(course, node, unit))];
    const own = node.children.find(({ exam }) => exam === "unit");
    return own === undefined ? [] : questions(course, own, node.title, [course.id, node.id, finalItem]).map(made);
  });
}

function questions({ exams }: TrainingCourse, node: ContentsNode, unit: string, path: TrainingPath): Omit<OwnExam, "next">[] {
  const found = exams.find(({ unitId }) => unitId === (path[1] ?? finalItem));
  if (found === undefined) return [];
  const { passed, open, openUntil, attempts, score, passingScore, failedAttempts, maxFailedAttempts, minibook } = found;
  return [
    {
      kind: node.exam === "final" ? "finalExam" : "unitExam",
      unit,
      path,
      passed,
      open,
      ...(openUntil && { openUntil }),
      attempts,
      score,
      passingScore,
      left: leftOf(maxFailedAttempts, failedAttempts),
      lockReason: open ? null : node.lockReason,
      minibook,
    },
  ];
}

function atScreen(course: TrainingCourse, node: ContentsNode, unit: TrainingUnit): Omit<OwnExam, "next"> {
  const taken = course.simulator.filter(({ type, unitId }) => type === "Exam" && unitId === unit.id);
  const open = course.openUnits.includes(unit.id);
  const openUntil = course.openUntil?.[unit.id];
  return {
    kind: "exam",
    unit: unit.name,
    path: [course.id, unit.id],
    passed: node.complete || taken.some(({ passed }) => passed),
    open,
    ...(openUntil && { openUntil }),
    attempts: taken.length,
    score: taken[0]?.score ?? null,
    passingScore: unit.passingScore,
    left: leftOf(course.courseConfig.maxFailedAttempts, course.examStatus.failedAttempts ?? 0),
    lockReason: open ? null : node.lockReason,
    minibook: false,
  };
}

const leftOf = (most: number, failed: number): number | null => (most === 0 ? null : Math.max(0, most - failed));

import { courseContents } from "./contents.ts";
import type { TrainingCourse } from "./wire.ts";

/** A unit whose last page was read just now. */
export interface FinishedUnit {
  name: string;
  /** Its exam is still to come. */
  examLeft: boolean;
}

/** What a save has finished of this unit; null where it has not, or had before. A complete course says so itself. */
export function finishedUnit(before: TrainingCourse, after: TrainingCourse, unitId: number): FinishedUnit | null {
  if (after.courseStatus.complete || isRead(before, unitId) || !isRead(after, unitId)) return null;
  const node = courseContents(after).children.find(({ id }) => id === unitId);
  return node === undefined ? null : { name: node.title, examLeft: !node.complete && node.children.some(({ exam }) => exam === "unit") };
}

function isRead(course: TrainingCourse, unitId: number): boolean {
  const sections =
    courseContents(course)
      .children.find(({ id }) => id === unitId)
      ?.children.filter(({ exam }) => exam === null) ?? [];
  return sections.length > 0 && sections.every(({ complete }) => complete);
}

import { ownExams, type ExamsOfCourse } from "@vigil/model/training/ownExams";
import type { House } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import { openOrNull } from "./readNext.ts";
import { readRuns } from "./readPrograms.ts";

/** All exams of a learner's programs, course by course; a course that waits for one before it says nothing of its exams yet. */
export async function readExams(tx: Tx, house: Pick<House, "settings" | "now">, caller: Caller): Promise<ExamsOfCourse[]> {
  const { programs, members, statuses } = await readRuns(tx, caller, true);
  const courses: ExamsOfCourse[] = [];
  for (const { id: programId, title: programTitle, courses: entries } of programs)
    for (const { id: courseId, title: courseTitle, type, locked } of entries) {
      if (type === "ilt") continue;
      const status = statuses.find((one) => one.programId === programId && one.courseId === courseId);
      const contentId = members.find((one) => one.programId === programId && one.id === courseId)?.contentId ?? null;
      const known = { status, contentId: status?.contentId ?? contentId };
      const course = await openOrNull(tx, house, caller, { programId, courseId, known });
      const exams = course === null ? [] : ownExams(course);
      if (exams.length > 0) courses.push({ programId, programTitle, courseId, courseTitle, locked, exams });
    }
  return courses;
}

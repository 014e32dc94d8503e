import { createHash } from "node:crypto";
import type { CourseSource } from "@vigil/model/training/courseContent";
import type { Tx } from "../../server/src/storage/asDomain.ts";
import { readPage } from "../training/place.ts";

/** Asked in one attempt, and in the bank; two questions on a page, as in the exam that Moodle's figures are of. */
export const ASKED = 16;
const BANK = 48;
const OPTIONS = [1, 2, 3, 4];
const OBJECTIVES = [1, 2, 3, 4];
const words = "Which of these would you look at a second time";

/** The right option of a question, by its number in the bank: it stands in the words, so whoever takes the exam can tell. */
export const rightOption = (question: number): number => 1 + (question % OPTIONS.length);

const content: CourseSource = {
  locale: "en",
  objectives: OBJECTIVES.map((id) => ({ id, text: `Objective ${id}` })),
  units: [
    {
      id: 1,
      type: "Content",
      name: "Reading",
      sections: [
        {
          id: 1,
          type: "Content",
          name: "Section",
          pages: OBJECTIVES.map((id) => ({
            id,
            type: "text",
            title: `Page ${id}`,
            objective: id,
            blocks: [{ kind: "paragraph", text: words }],
          })),
        },
      ],
    },
  ],
  finalExam: { size: ASKED },
};

export interface ExamCourse {
  programId: number;
  courseId: number;
  contentId: number;
}

/** A program of one course with a final exam. */
export async function examCourse(tx: Tx, domainId: number): Promise<ExamCourse> {
  const own = { ownerDomainId: domainId };
  const name = "An exam of sixteen questions";
  const named = { ...own, name, nameKey: name.toLowerCase(), title: name };
  const program = await tx.insertInto("programs").values(named).returning("id").executeTakeFirstOrThrow();
  const course = await tx
    .insertInto("courses")
    .values({ ...named, code: "BENCHEXAM", type: "content" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const text = JSON.stringify(content);
  const stored = await tx
    .insertInto("courseContents")
    .values({ ...own, courseId: course.id, content: text, contentHash: createHash("sha256").update(text).digest("hex") })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("contentQuestions")
    .values(
      Array.from({ length: BANK }, (_, index) => ({
        ...own,
        contentId: stored.id,
        questionId: 1 + index,
        objective: String(1 + (index % OBJECTIVES.length)),
        kind: "single" as const,
        body: JSON.stringify({ text: `${1 + index}. ${words}?`, answers: OPTIONS.map((id) => ({ id, text: `${id}. Let it pass` })) }),
        answerKey: JSON.stringify({ correct: [rightOption(1 + index)] }),
        feedback: JSON.stringify({ correct: "Well seen.", incorrect: "Look again." }),
        editions: JSON.stringify({}),
      })),
    )
    .execute();
  await tx.updateTable("courses").set({ currentContentId: stored.id }).where("id", "=", course.id).execute();
  await tx
    .insertInto("programCourses")
    .values({ ...own, programId: program.id, courseId: course.id, position: 0 })
    .execute();
  const settings = JSON.stringify({ courseEnforceOrder: false, maxFailedAttempts: 0, examTimerFinal: 3600, finalPassingScore: 60 });
  const configuration = await tx
    .insertInto("configurations")
    .values({ ...own, name, nameKey: name.toLowerCase(), settings })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("configurationAssignments").values({ domainId, configurationId: configuration.id, courseId: course.id }).execute();
  return { programId: program.id, courseId: course.id, contentId: stored.id };
}

/** They have read the course: what is measured is the exam. */
export async function beginCourse(tx: Tx, domainId: number, course: ExamCourse, userIds: readonly number[]): Promise<void> {
  const begun = { domainId, status: "a" as const };
  const runs = await tx
    .insertInto("programStatuses")
    .values(userIds.map((userId) => ({ ...begun, userId, programId: course.programId, sequence: 1, startDate: "2026-01-01" })))
    .returning("id")
    .execute();
  const courses = await tx
    .insertInto("courseStatuses")
    .values(runs.map(({ id }) => ({ ...begun, programStatusId: id, courseId: course.courseId, contentId: course.contentId })))
    .returning("id")
    .execute();
  const pages = JSON.stringify(OBJECTIVES.map(readPage));
  await tx
    .insertInto("sectionStatuses")
    .values(courses.map(({ id }) => ({ domainId, courseStatusId: id, unitId: 1, sectionId: 1, status: "C" as const, pages })))
    .execute();
}

import { createHash } from "node:crypto";
import type { CourseSource } from "@vigil/model/training/courseContent";
import type { Tx } from "../../server/src/storage/asDomain.ts";

const COURSES = 20;
const EACH = 10;
const sentence = "A thing that is dense, thin and regular among soft things deserves a second look before the belt moves on, ";
const tens = Array.from({ length: EACH }, (_, index) => index + 1);

/** Ids count on through the course, as an author's do; every page has two paragraphs of its own. */
const contentOf = (course: number): CourseSource => ({
  locale: "en",
  units: tens.map((unit) => ({
    id: unit,
    type: "Content",
    name: `Unit ${unit} of course ${course}`,
    sections: tens.map((section) => ({
      id: EACH * (unit - 1) + section,
      type: "Content",
      name: `Section ${section}`,
      pages: tens.map((page) => {
        const id = EACH * (EACH * (unit - 1) + section - 1) + page;
        const text = `${sentence}${createHash("sha256").update(`${course} ${id}`).digest("base64")} `.repeat(2);
        return { id, type: "text", title: `Page ${page} on things of kind ${id}`, blocks: [1, 2].map(() => ({ kind: "paragraph", text })) };
      }),
    })),
  })),
});

export interface BigProgram {
  programId: number;
  courseIds: number[];
}

/** 20 courses of 10 units, 10 sections and 10 pages each: 20,000 pages, as packages are stored. */
export async function bigProgram(tx: Tx, domainId: number): Promise<BigProgram> {
  const own = { ownerDomainId: domainId };
  const name = "Twenty thousand pages";
  const program = await tx
    .insertInto("programs")
    .values({ ...own, name, nameKey: name.toLowerCase(), title: name })
    .returning("id")
    .executeTakeFirstOrThrow();
  const courseIds: number[] = [];
  for (let position = 0; position < COURSES; position += 1) {
    const title = `Course ${position + 1} of ${COURSES}`;
    const content = JSON.stringify(contentOf(position + 1));
    const course = await tx
      .insertInto("courses")
      .values({ ...own, name: title, nameKey: title.toLowerCase(), title, code: `BENCH${position}`, type: "content" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const stored = await tx
      .insertInto("courseContents")
      .values({ ...own, courseId: course.id, content, contentHash: createHash("sha256").update(content).digest("hex") })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.updateTable("courses").set({ currentContentId: stored.id }).where("id", "=", course.id).execute();
    await tx
      .insertInto("programCourses")
      .values({ ...own, programId: program.id, courseId: course.id, position })
      .execute();
    courseIds.push(course.id);
  }
  return { programId: program.id, courseIds };
}

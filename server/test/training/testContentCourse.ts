import { createHash } from "node:crypto";
import type { TestApp } from "../http/testApp.ts";

export interface TestContentCourse {
  programId: number;
  /** Two courses alike: units 1 and 2, sections 1 and 2 in unit 1, 3 in unit 2, two pages each. */
  courseId: number;
  secondCourseId: number;
}

const page = (id: number) => ({ id, type: "text", title: `Page ${id}`, blocks: [{ kind: "paragraph", text: "Text." }] });
const section = (id: number) => ({ id, type: "Content", name: `Section ${id}`, pages: [page(2 * id - 1), page(2 * id)] });
const content = JSON.stringify({
  locale: "en",
  units: [
    { id: 1, type: "Content", name: "One", sections: [section(1), section(2)] },
    { id: 2, type: "Content", name: "Two", sections: [section(3)] },
  ],
});

/** A program of two content courses, assigned to the student of North only. */
export async function testContentCourse(test: TestApp, settings: Record<string, unknown> = {}, priority = 0): Promise<TestContentCourse> {
  const { airport } = test.world();
  const { domainId } = airport;
  const name = crypto.randomUUID();
  const own = { ownerDomainId: domainId };
  return test.database.asDomain(domainId, async (tx) => {
    const courses: number[] = [];
    const program = await tx
      .insertInto("programs")
      .values({ ...own, name, nameKey: name, title: name, priority })
      .returning("id")
      .executeTakeFirstOrThrow();
    const configuration = await tx
      .insertInto("configurations")
      .values({ ...own, name, nameKey: name, settings: JSON.stringify(settings) })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const position of [0, 1]) {
      const courseName = `${name} ${position}`;
      const course = await tx
        .insertInto("courses")
        .values({ ...own, name: courseName, nameKey: courseName, title: courseName, code: courseName, type: "content" })
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
      await tx
        .insertInto("configurationAssignments")
        .values({ domainId, configurationId: configuration.id, courseId: course.id })
        .execute();
      courses.push(course.id);
    }
    await tx
      .insertInto("programAssignments")
      .values({ domainId, userId: airport.north.users.usr, programId: program.id, source: "user" })
      .execute();
    return { programId: program.id, courseId: courses[0] ?? 0, secondCourseId: courses[1] ?? 0 };
  });
}

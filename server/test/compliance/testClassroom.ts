import { textKey } from "@vigil/model/identity/textKey";
import { writeMissingWords } from "../../src/writeMissingWords.ts";
import type { TestApp } from "../http/testApp.ts";

export interface TestClassroom {
  programId: number;
  /** In the order of the program: two classroom courses. */
  courseId: number;
  secondCourseId: number;
  /** Of the trainer of North, for North and both courses. */
  authorizationId: number;
  /** Of North, with the program assigned. */
  learners: number[];
}

/** A program of classroom courses, with a trainer who may teach it and learners who may come. */
export async function testClassroom(test: TestApp, { isVirtual = false, count = 2 } = {}): Promise<TestClassroom> {
  const { domainId, north } = test.world().airport;
  const name = crypto.randomUUID();
  const own = { ownerDomainId: domainId };
  const made = await test.database.asDomain(domainId, async (tx) => {
    const program = await tx
      .insertInto("programs")
      .values({ ...own, name, nameKey: name, title: name, periodMonths: 12, useIltTrainer: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    const courses: number[] = [];
    for (const position of [0, 1]) {
      const course = `${name} ${position}`;
      const { id } = await tx
        .insertInto("courses")
        .values({ ...own, name: course, nameKey: course, title: course, code: course, type: "ilt", isVirtual })
        .returning("id")
        .executeTakeFirstOrThrow();
      await tx
        .insertInto("programCourses")
        .values({ ...own, programId: program.id, courseId: id, position })
        .execute();
      courses.push(id);
    }
    const learners: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const username = `${name}-${index}`;
      const { id } = await tx
        .insertInto("users")
        .values({
          domainId,
          companyId: north.companyId,
          username,
          usernameKey: textKey(username),
          firstName: `Learner ${index}`,
          lastName: "Classroom",
          accessLevelId: 1,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await tx.insertInto("programAssignments").values({ domainId, userId: id, programId: program.id, source: "user" }).execute();
      learners.push(id);
    }
    await writeMissingWords(tx, domainId);
    return { programId: program.id, courseId: courses[0]!, secondCourseId: courses[1]!, learners };
  });
  const { body } = await (
    await test.as("web")
  ).call<{ id: number }>("POST", "/api/trainerauthorizations", {
    userId: north.users.trn,
    authority: "Aviation authority",
    badge: name,
    signature: "T. North",
    companies: [north.companyId],
    courses: [made.courseId, made.secondCourseId],
  });
  return { ...made, authorizationId: body.id };
}

/** YYYY-MM-DD, so many days from today; the test world is in UTC. */
export const dayFromToday = (days: number): string => new Date(Date.now() + 86_400_000 * days).toISOString().slice(0, 10);

/** An event of it that is held today. */
export const eventValues = (
  { authorizationId, programId, courseId }: TestClassroom,
  companyId: number,
  days: readonly [number, number],
) => ({
  trainerAuthorizationId: authorizationId,
  companyId,
  programId,
  courses: [courseId],
  startDate: dayFromToday(days[0]),
  endDate: dayFromToday(days[1]),
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();

test("who saves a section holds its course until it is saved, and no other", async () => {
  const { domainId, north } = app.world().airport;
  const client = await app.as("usr");
  const course = await testContentCourse(app);
  await client.call("POST", `/api/training/status/programs/${course.programId}`);
  for (const courseId of [course.courseId, course.secondCourseId])
    await client.call("POST", `/api/training/status/programs/${course.programId}/courses/${courseId}`);
  await app.database.asDomain(domainId, async (tx) => {
    await sql`select hold_section(${domainId}, ${north.users.usr}, ${course.programId}, ${course.secondCourseId}, 1, 1, null, 'tab', '1 minute', '1 second')`.execute(
      tx,
    );
    const free = await app.database.asDomain(domainId, (other) =>
      other.selectFrom("courseStatuses").select("courseId").where("domainId", "=", domainId).forUpdate().skipLocked().execute(),
    );
    expect(free).toEqual([{ courseId: course.courseId }]);
  });
});

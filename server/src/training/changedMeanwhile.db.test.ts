import { expect, test, vi } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();

test("a page that is saved while an administrator begins its course anew changes neither run, and says so", async () => {
  const client = await app.as("usr");
  const { programId, courseId } = await testContentCourse(app);
  const status = `/api/training/status/programs/${programId}/courses/${courseId}`;
  await client.call("POST", `/api/training/status/programs/${programId}`);
  const { body: course } = await client.call<{ id: number }>("POST", status);
  const owner = await app.database.owner();
  await owner.query("begin");
  await owner.query("select from course_statuses where id = $1 for update", [course.id]);
  const saving = client.call("PUT", `${status}/units/1/sections/1`, { status: "C" });
  await vi.waitFor(async () => {
    const { rows } = await owner.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()");
    expect(rows).toHaveLength(1);
  });
  await owner.query("update course_statuses set closed_at = now() where id = $1", [course.id]);
  await owner.query("commit");
  expect(await saving).toMatchObject({ status: 409, body: { code: "CourseBegunAnew" } });
  const { rows } = await owner.query("select from section_statuses where course_status_id = $1", [course.id]);
  expect(rows).toEqual([]);
});

import { describe, expect, test } from "vitest";
import type { CourseEntry, TrainingProgram } from "@vigil/model/training/wire";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();

describe("programs", () => {
  test("R-1.009 R-3.124 R-3.126 R-7.027 R-7.029 R-7.030 are listed alone, or with their courses, by priority and title", async () => {
    const client = await app.as("usr");
    const late = await testContentCourse(app, {}, 7);
    const early = await testContentCourse(app, {}, 3);
    const order = "?order=asc(priority),asc(title)";
    const alone = await client.call<TrainingProgram[]>("GET", `/api/training/programs${order}`);
    const mine = alone.body.filter(({ id }) => id === late.programId || id === early.programId);
    expect(mine.map(({ id, courses }) => [id, courses])).toEqual([
      [early.programId, []],
      [late.programId, []],
    ]);
    const { body } = await client.call<TrainingProgram[]>("GET", `/api/training${order}`);
    const program = body.find(({ id }) => id === early.programId);
    expect(program).toMatchObject({
      priority: 3,
      complete: false,
      programStatus: { status: "n", sequence: 0 },
      programConfig: { minTime: 0 },
    });
    expect(program?.courses.map(({ id }) => id)).toEqual([early.courseId, early.secondCourseId]);
    const fields = ["id", "title", "priority", "courses", "programConfig", "programStatus", "complete"];
    expect(Object.keys(program ?? {})).toEqual(expect.arrayContaining(fields));
    expect(program?.programStatus).toMatchObject({ status: "n", complete: false });
  });

  test("R-7.028 answer their courses in order", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app);
    const { body } = await client.call<CourseEntry[]>("GET", `/api/training/programs/${course.programId}`);
    expect(body.map(({ id, type, courseStatus }) => [id, type, courseStatus.status])).toEqual([
      [course.courseId, "content", "n"],
      [course.secondCourseId, "content", "n"],
    ]);
  });

  test("R-8.112 that do not exist, or are not assigned, are not found", async () => {
    const course = await testContentCourse(app);
    const stranger = await app.as("usr", "south");
    expect(await stranger.call("GET", `/api/training/programs/${course.programId}`)).toMatchObject({
      status: 404,
      body: { code: "ProgramNotFound" },
    });
    const { body } = await (await app.as("usr")).call("POST", "/api/training/status/programs/987654321");
    expect(body).toMatchObject({ code: "ProgramNotFound", message: "Program 987654321 not found." });
  });

  test("R-7.033 R-7.034 R-7.035 are started once, however often the start is sent", async () => {
    const client = await app.as("usr");
    const { programId } = await testContentCourse(app);
    const path = `/api/training/status/programs/${programId}`;
    expect((await client.call("GET", path)).body).toMatchObject({ status: "n", sequence: 0 });
    const starts = await Promise.all([1, 2, 3].map(() => client.call("POST", path)));
    for (const { status, body } of starts) expect([status, body]).toMatchObject([200, { status: "a", sequence: 1, complete: false }]);
    expect((await client.call("PUT", path)).body).toMatchObject({ status: "a", sequence: 1 });
    const owner = await app.database.owner();
    const { rows } = await owner.query("select count(*) from program_statuses where program_id = $1", [programId]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

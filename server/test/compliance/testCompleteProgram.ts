import type { TestApp } from "../http/testApp.ts";
import type { TestClient } from "../http/testClient.ts";
import { testContentCourse, type TestContentCourse } from "../training/testContentCourse.ts";

/** Reads all of both courses of a program of its own, as its learner would. */
export async function completeProgram(app: TestApp, client?: TestClient, given?: TestContentCourse): Promise<TestContentCourse> {
  const learner = client ?? (await app.as("usr"));
  const program = given ?? (await testContentCourse(app));
  const path = `/api/training/status/programs/${program.programId}`;
  await learner.call("POST", path);
  for (const courseId of [program.courseId, program.secondCourseId])
    for (const section of ["units/1/sections/1", "units/1/sections/2", "units/2/sections/3"])
      await learner.call("PUT", `${path}/courses/${courseId}/${section}`, { status: "C" });
  return program;
}

import { expect, test } from "vitest";
import type { ExamsOfCourse } from "@vigil/model/training/ownExams";
import { readUnits, taken, testExamCourse } from "../../test/exam/testExamCourse.ts";
import { testApp } from "../../test/http/testApp.ts";
import { innocent, testCourse, threat } from "../../test/simulator/testCourse.ts";
import { plain } from "../../test/simulator/testSession.ts";

const app = testApp();

test("a learner's exams are listed course by course: what is passed, what comes next, what has to come first, and how many failures are left", async () => {
  const client = await app.as("usr");
  const course = await testExamCourse(app, { maxFailedAttempts: 3 });
  const bags = await testCourse(app, [threat, innocent, innocent], { ...plain, nOfPractice: 1 });
  const examsOf = async (courseId: number) =>
    (await client.call<ExamsOfCourse[]>("GET", "/api/training/exams")).body.find((one) => one.courseId === courseId)?.exams;
  const shown = async () =>
    (await examsOf(course.courseId))?.map(({ kind, passed, lockReason, next, attempts }) => [kind, passed, lockReason, next, attempts]);

  expect(await shown()).toEqual([
    ["unitExam", false, "sections", false, 0],
    ["finalExam", false, "exam", false, 0],
  ]);
  await readUnits(client, course, 1);
  expect((await shown())?.[0]).toEqual(["unitExam", false, null, true, 0]);
  await taken(client, course, 1, 99);
  await readUnits(client, course, 2);
  expect(await shown()).toEqual([
    ["unitExam", true, null, false, 1],
    ["finalExam", false, null, true, 0],
  ]);
  await taken(client, course, -1, 0);
  expect((await examsOf(course.courseId))?.[1]).toMatchObject({ passed: false, attempts: 1, left: 2, path: [course.courseId, -1] });

  expect(await examsOf(bags.courseId)).toMatchObject([
    { kind: "exam", passed: false, lockReason: "exam", next: false, attempts: 0, score: null },
  ]);
  const others = (await (await app.as("usr", "south")).call<ExamsOfCourse[]>("GET", "/api/training/exams")).body;
  expect(others.find((one) => one.courseId === course.courseId)).toBeUndefined();
});

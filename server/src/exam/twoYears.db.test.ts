import { expect, test } from "vitest";
import type { ExamStart } from "@vigil/model/exam/examWire";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { sealOverdue } from "../attempt/sealOverdue.ts";
import { sessionKind } from "../simulator/sessionKind.ts";
import { imagePath, passed, plain, practice, seal, started } from "../../test/simulator/testSession.ts";
import { examKind } from "./examKind.ts";
import {
  answerOf,
  chosen,
  examPath,
  readUnits,
  saved,
  startedExam,
  submitBody,
  taken,
  testExamCourse,
} from "../../test/exam/testExamCourse.ts";

const app = testApp();
const tables: Record<string, string[]> = {
  exam_attempts: ["started_at", "deadline_at", "sealed_at"],
  exam_answers: ["answered_at"],
  simulator_sessions: ["started_at", "deadline_at", "sealed_at"],
  simulator_decisions: ["received_at"],
  section_statuses: ["started_at", "updated_at"],
  course_statuses: ["initiated_at", "timed_at", "last_accessed_at"],
  program_statuses: ["initiated_at", "last_accessed_at"],
  time_sessions: ["started_at", "last_update_at"],
};

/** As if all work of learners had been two years ago. */
async function twoYearsGoBy(): Promise<void> {
  const owner = await app.database.owner();
  for (const [table, columns] of Object.entries(tables))
    await owner.query(`update ${table} set ${columns.map((column) => `${column} = ${column} - interval '2 years'`).join(", ")}`);
}

const free = { courseEnforceOrder: false, examResults: "review", examFeedback: "end" };
async function exam(client: TestClient, settings: Record<string, unknown>) {
  const course = await testExamCourse(app, { ...free, ...settings });
  await readUnits(client, course, 1);
  return { course, path: examPath(course, 1) };
}

test("after two years an exam is gone on with, handed in, reviewed and audited; one that nobody came back to is sealed", async () => {
  const client = await app.as("usr");
  const kept = await exam(client, { maxDisconnectTime: 0 });
  const strict = await exam(client, { maxDisconnectTime: 0, examFeedback: "question" });
  const left = await exam(client, {});
  const done = await exam(client, {});
  const [open, one, silent] = [
    await startedExam(client, kept.course, 1),
    await startedExam(client, strict.course, 1),
    await startedExam(client, left.course, 1),
  ];
  await saved(client, silent, 0, answerOf(chosen(silent, 0, 1)));
  await taken(client, done.course, 1, 3);
  await twoYearsGoBy();

  expect(await sealOverdue(app.house(), examKind)).toBe(1);
  for (const [{ path }, start] of [
    [kept, open],
    [strict, one],
  ] as const) {
    expect((await client.call<ExamStart>("POST", path)).body).toMatchObject({ examId: start.examId, elapsedMs: 2_147_483_647 });
    expect(await saved(client, start, 0, answerOf(chosen(start, 0, 1), { locked: true, journal: true }))).toMatchObject({ status: 200 });
    expect(await client.call("PUT", path, submitBody(start))).toMatchObject({ status: 200, body: { passed: false } });
  }
  const auditor = await app.as("aud");
  const { rows } = (await client.call("GET", "/api/training/content/sessions?limit=10")).body as { rows: { id: number }[] };
  expect(rows).toHaveLength(4);
  for (const { id } of rows) {
    expect((await client.call("GET", `/api/training/content/sessions/${id}`)).body.result.review).toHaveLength(4);
    expect((await auditor.call("GET", `/api/audit/course/content-sessions/${id}`)).body.questions).toHaveLength(4);
  }
  const completed = `/api/training/exam/completed?courseId=${done.course.courseId}&unitId=1`;
  expect((await client.call("GET", completed)).status).toBe(200);
});

test("after two years a simulator session is gone on with, sealed, reviewed and audited; one that nobody came back to is sealed", async () => {
  const client = await app.as("usr");
  const kept = await practice(app, { ...plain, maxDisconnectTime: 0 });
  const left = await practice(app);
  const [open, silent] = [await started(client, kept.practice), await started(client, left.practice)];
  await client.call("PUT", imagePath(silent, 0), passed());
  await twoYearsGoBy();

  expect(await sealOverdue(app.house(), sessionKind)).toBe(1);
  expect((await started(client, kept.practice)).sessionId).toBe(open.sessionId);
  expect(await client.call("PUT", imagePath(open, 0), passed())).toMatchObject({ status: 200 });
  expect((await seal(client, kept.practice, open)).status).toBe(200);
  const auditor = await app.as("aud");
  for (const { sessionId } of [open, silent]) {
    expect((await client.call("GET", `/api/training/simulator/course/sessions/${sessionId}`)).status).toBe(200);
    expect((await auditor.call("GET", `/api/audit/course/simulator-sessions/${sessionId}`)).status).toBe(200);
  }
});

test("after two years a course is read on, and its time and that of its program are counted from there", async () => {
  const client = await app.as("usr");
  const { course } = await exam(client, { pageTimerContent: 10 });
  const path = `/api/training/status/programs/${course.programId}`;
  const time = `/api/timetracking/${course.programId}`;
  await client.call("POST", `${path}/courses/${course.courseId}`);
  await client.call("POST", time, {});
  await twoYearsGoBy();

  expect(await client.call("PUT", time, { duration: 30 })).toMatchObject({ status: 409, body: { code: "TimeSessionClosed" } });
  expect((await client.call("POST", time, {})).body).toMatchObject({ session: 2, duration: 0 });
  expect(await client.call("PUT", `${path}/courses/${course.courseId}`, { duration: 5 })).toMatchObject({
    status: 200,
    body: { duration: 5 },
  });
  const progress = { programId: course.programId, courseId: course.courseId, progress: 0, duration: 0 };
  expect((await client.call("PUT", "/api/training/progress", progress)).status).toBe(200);
  expect(await client.call("PUT", `${path}/courses/${course.courseId}/units/1/sections/1`, { status: "C" })).toMatchObject({ status: 200 });
  expect((await client.call("GET", `/api/training/programs/${course.programId}/courses/${course.courseId}`)).status).toBe(200);
});

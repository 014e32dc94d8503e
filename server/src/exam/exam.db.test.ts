import { describe, expect, test } from "vitest";
import type { ContentSessionReview, ExamStart } from "@vigil/model/exam/examWire";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import {
  answerOf,
  chosen,
  examPath,
  readUnits,
  numberIn,
  rightOf,
  saved,
  startedExam,
  submitBody,
  taken,
  testExamCourse,
  type TestExamCourse,
} from "../../test/exam/testExamCourse.ts";

const app = testApp();
const course = async (client: TestClient, { programId, courseId }: TestExamCourse) =>
  (await client.call<TrainingCourse>("GET", `/api/training/programs/${programId}/courses/${courseId}`)).body;
const inside = { examResults: "review", examFeedback: "end", courseEnforceOrder: false } as const;

describe("an exam of a course", () => {
  test("R-1.004 R-4.075 R-4.072 R-7.049 R-7.051 is started, answered one by one, handed in, and counts for its unit, its course and its status", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, inside);
    await readUnits(client, exam, 1, 2);
    const before = await course(client, exam);
    expect(before.exams.map(({ unitId, size, passed }) => [unitId, size, passed])).toEqual([
      [1, 4, false],
      [-1, 4, false],
    ]);
    expect(before.unitStatus.map(({ complete }) => complete)).toEqual([false, true]);
    const start = await startedExam(client, exam, 1);
    expect(start).toMatchObject({ templateVersion: 1, type: "unit", itemId: 1, number: 1, answers: [] });
    expect(start.questions.map(numberIn).toSorted((one, other) => one - other)).toEqual([11, 12, 13, 14]);
    for (const [index, question] of start.questions.entries())
      expect(await saved(client, start, index, answerOf(rightOf(question)))).toMatchObject({
        status: 200,
        body: { revision: 1, feedback: null },
      });
    const sealed = await client.call("PUT", examPath(exam, 1), submitBody(start, { courseDuration: 30 }));
    expect(sealed).toMatchObject({ status: 200, body: { passed: true, courseStatus: { status: "a", complete: false } } });
    const after = await course(client, exam);
    expect(after.unitStatus.map(({ complete }) => complete)).toEqual([true, true]);
    expect(after.exams[0]).toMatchObject({ passed: true, closed: true, attempts: 1, open: false, score: 100 });
    const final = await taken(client, exam, -1, 4);
    expect(final.body).toMatchObject({ passed: true, courseStatus: { status: "c", complete: true, progress: 1 } });
    expect((await course(client, exam)).examStatus).toEqual({ passed: true, missed: [], locked: false });
  });

  test("R-3.142 the result has averages, attempts, minibook, passed, review, score and passing score", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, inside);
    await readUnits(client, exam, 1);
    await taken(client, exam, 1, 1);
    const { body } = await taken(client, exam, 1, 2);
    expect(body.result).toMatchObject({ allAvg: 50, attempts: 2, avg: 37.5, minibook: false, passed: false, score: 50, passingScore: 80 });
    expect(body.result.review?.map(({ correct }) => correct)).toEqual([true, true, false, false]);
    expect(body.result.review?.[3]).toMatchObject({ value: [expect.any(Number)], feedback: "SECRET look again" });
    const sorted = (ids: readonly number[] | null | undefined) => ids?.toSorted((one, other) => one - other);
    expect(body.result.review?.map(({ key }) => sorted(key))).toEqual(body.result.review?.map((question) => sorted(rightOf(question))));
  });

  test("nothing of what is right leaves the server before an answer is locked", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, inside);
    await readUnits(client, exam, 1);
    const start = await startedExam(client, exam, 1);
    const said = [
      start,
      await course(client, exam),
      (await saved(client, start, 0, answerOf(chosen(start, 0, 2)))).body,
      (await client.call("POST", examPath(exam, 1))).body,
      (await client.call("GET", `/api/training/content/sessions/${start.examId}`)).body,
    ];
    expect(said.map((each) => /SECRET|"key"|"correct":/u.exec(JSON.stringify(each)))).toEqual(said.map(() => null));
  });

  test("R-4.055 R-4.056 waits: that of a unit for its sections, the final for all units", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, { courseEnforceOrder: false });
    expect(await client.call("POST", examPath(exam, 1))).toMatchObject({ status: 423, body: { code: "UnitExamWaits" } });
    await readUnits(client, exam, 1, 2);
    expect(await client.call("POST", examPath(exam, -1))).toMatchObject({ status: 423, body: { code: "FinalExamWaits" } });
    expect((await taken(client, exam, 1, 4)).body.passed).toBe(true);
    expect((await startedExam(client, exam, -1)).type).toBe("final");
  });

  test("R-8.038 R-7.053 one that is passed does not begin again, and says how it went", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, inside);
    await readUnits(client, exam, 1);
    const completed = `/api/training/exam/completed?courseId=${exam.courseId}&unitId=1`;
    expect((await client.call("GET", completed)).body).toBeNull();
    await taken(client, exam, 1, 4);
    expect(await client.call("POST", examPath(exam, 1))).toMatchObject({ status: 409, body: { code: "ExamCompleted" } });
    expect((await client.call("GET", completed)).body).toMatchObject({ type: "unit", passed: true, result: { score: 100 } });
  });

  test("the same again answers the open attempt: the same paper, with what is stored, its time running", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, inside);
    await readUnits(client, exam, 1);
    const starts = await Promise.all([1, 2, 3].map(() => client.call<ExamStart>("POST", examPath(exam, 1))));
    const [first, ...others] = starts.map(({ body }) => body);
    expect(others.map(({ examId, questions }) => [examId, questions])).toEqual(others.map(() => [first?.examId, first?.questions]));
    if (first) await saved(client, first, 2, answerOf(chosen(first, 2, 2), { flagged: true }));
    const again = await startedExam(client, exam, 1);
    expect(again.answers).toMatchObject([{ id: first?.questions[2]?.id, value: first && chosen(first, 2, 2), revision: 1, flagged: true }]);
    expect((await client.call<ExamStart>("POST", `${examPath(exam, 1)}?locale=ar`)).body.questions[0]?.text).toContain("سؤال");
  });

  test("R-7.054 R-7.055 is in the list of sessions afterwards, and can be looked at with its questions, answers and result", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, inside);
    await readUnits(client, exam, 1);
    await taken(client, exam, 1, 3);
    const { body } = await client.call("GET", "/api/training/content/sessions?page=1&limit=1");
    expect(body.count).toBeGreaterThan(0);
    expect(body.rows).toMatchObject([{ type: "unit", unit: "Tested", score: 75, passed: false, number: 1 }]);
    const review = await client.call<ContentSessionReview>("GET", `/api/training/content/sessions/${body.rows[0].id}`);
    expect(review.body.questions).toHaveLength(4);
    expect(review.body.answers[0]).toMatchObject({ correct: true, timeout: false });
    expect(Object.keys(review.body.answers[0] ?? {}).toSorted()).toEqual(["correct", "duration", "id", "model", "timeout", "value"]);
    expect(review.body.result.score).toBe(75);
    expect((await (await app.as("usr", "south")).call("GET", `/api/training/content/sessions/${body.rows[0].id}`)).status).toBe(404);
  });

  test("R-5.006 R-5.007 in audit mode neither exam nor minibook are to be had", async () => {
    const exam = await testExamCourse(app);
    const auditor = await app.as("aud");
    const refused = { status: 403, body: { code: "ExamInAudit", message: 'cannot take an exam in "audit" mode' } };
    expect(await auditor.call("POST", examPath(exam, 1))).toMatchObject(refused);
    expect(await auditor.call("PUT", examPath(exam, 1), submitBody({ examId: 1 } as ExamStart))).toMatchObject(refused);
    expect(await auditor.call("PUT", "/api/training/exam/attempts/1/answers/0", answerOf([1]))).toMatchObject(refused);
    const minibook = `/api/training/minibook/programs/${exam.programId}/courses/${exam.courseId}/units/1`;
    expect(await auditor.call("POST", minibook)).toMatchObject({ status: 403, body: { code: "MinibookInAudit" } });
  });

  test("R-2.074 R-2.075 R-4.074 R-5.008 R-8.118 R-9.052 −1 is the final of the course; another negative unit is 'invalid exam type'", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app);
    expect(await client.call("POST", examPath(exam, -2))).toMatchObject({ status: 422, body: { message: "invalid exam type" } });
    expect(await client.call("POST", examPath(exam, 2))).toMatchObject({ status: 404, body: { code: "ExamNotFound" } });
    const bare = await testExamCourse(app, {}, { finalExam: false });
    expect(await client.call("POST", examPath(bare, -1))).toMatchObject({ status: 404, body: { code: "ExamNotFound" } });
  });
});

test("R-9.016 while an exam runs its time is tracked as everywhere: what comes sooner than 2 seconds after the last update counts nothing", async () => {
  const client = await app.as("usr");
  const exam = await testExamCourse(app, inside);
  await readUnits(client, exam, 1);
  await startedExam(client, exam, 1);
  const path = `/api/timetracking/${exam.programId}`;
  await client.call("POST", path, {});
  const later = async (seconds: number) =>
    app.database.ask(
      `update time_sessions set last_update_at = now() - make_interval(secs => $2)
        where closed_at is null and program_status_id in (select id from program_statuses where program_id = $1)`,
      [exam.programId, seconds],
    );
  await later(20);
  expect((await client.call("PUT", path, { duration: 20 })).body).toMatchObject({ duration: 20 });
  expect((await client.call("PUT", path, { duration: 21 })).body).toMatchObject({ duration: 20 });
  await later(2);
  expect((await client.call("PUT", path, { duration: 22 })).body).toMatchObject({ duration: 22 });
});

import { describe, expect, test } from "vitest";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import {
  answerOf,
  chosen,
  numberIn,
  examPath,
  readUnits,
  rightOf,
  saved,
  startedExam,
  submitBody,
  taken,
  testExamCourse,
  type TestExamCourse,
} from "../../test/exam/testExamCourse.ts";

const app = testApp();
const free = { courseEnforceOrder: false } as const;
const course = async (client: TestClient, { programId, courseId }: TestExamCourse) =>
  (await client.call<TrainingCourse>("GET", `/api/training/programs/${programId}/courses/${courseId}`)).body;
const minibookPath = ({ programId, courseId }: TestExamCourse, unitId: number) =>
  `/api/training/minibook/programs/${programId}/courses/${courseId}/units/${unitId}`;

describe("a setting of exams has its effect", () => {
  test("R-3.055 R-4.100 R-8.103 too many failed finals lock the final, until an administrator opens it", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, { ...free, maxFailedAttempts: 2 });
    await readUnits(client, exam, 1, 2);
    await taken(client, exam, 1, 1); // a failed exam of a unit counts for nothing
    await taken(client, exam, 1, 4);
    await taken(client, exam, -1, 0);
    expect((await taken(client, exam, -1, 0)).body.result).toMatchObject({ passed: false, locked: true });
    const refused = await client.call("POST", examPath(exam, -1));
    expect(refused).toMatchObject({ status: 423, body: { code: "FinalExamLocked" } });
    expect((await course(client, exam)).examStatus.locked).toBe(true);
  });

  test("R-1.014 R-4.060 R-7.056 R-8.050 after a failed exam with a minibook its pages come first; then the next attempt opens", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, { ...free, minibookUnit: true });
    await readUnits(client, exam, 1);
    expect(await client.call("DELETE", minibookPath(exam, 1))).toMatchObject({ status: 404, body: { code: "MinibookNotFound" } });
    const failed = await taken(client, exam, 1, 0);
    expect(failed.body.result).toMatchObject({ passed: false, minibook: true, missed: [1, 2] });
    expect((await course(client, exam)).exams[0]).toMatchObject({ minibook: true, missed: [1, 2] });
    expect(await client.call("POST", examPath(exam, 1))).toMatchObject({ status: 423, body: { code: "MinibookDue" } });
    const { body } = await client.call("POST", minibookPath(exam, 1));
    expect(body.pages).toEqual([
      { unitId: 1, sectionId: 1, pageId: 1, objective: 1 },
      { unitId: 1, sectionId: 1, pageId: 2, objective: 2 },
      { unitId: 2, sectionId: 2, pageId: 3, objective: 1 },
    ]);
    expect(await client.call("DELETE", minibookPath(exam, 1))).toMatchObject({ status: 200, body: { status: "a" } });
    expect((await startedExam(client, exam, 1)).number).toBe(2);
  });

  test("R-5.009 where no page teaches what was missed the next attempt opens at once, and a minibook says 'No pages found for minibook'", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, { ...free, minibookFinal: true, finalPassingScore: 100, examSelectionAlgorithm: "balanced" });
    await readUnits(client, exam, 1, 2);
    await taken(client, exam, 1, 4);
    const start = await startedExam(client, exam, -1);
    // what is asked of objective 3, of which there is no page
    for (const [index, question] of start.questions.entries())
      await saved(client, start, index, answerOf(numberIn(question) > 14 ? chosen(start, index, 3) : rightOf(question)));
    const { body } = await client.call("PUT", examPath(exam, -1), submitBody(start));
    expect(body.result).toMatchObject({ passed: false, minibook: false, missed: [3] });
    expect(await client.call("POST", minibookPath(exam, -1))).toMatchObject({
      status: 404,
      body: { message: "No pages found for minibook" },
    });
  });

  test("examResults: none tells neither score nor averages, score tells no question", async () => {
    const client = await app.as("usr");
    const silent = await testExamCourse(app, { ...free, examResults: "none" });
    await readUnits(client, silent, 1);
    const { body } = await taken(client, silent, 1, 2);
    expect(body.result).toMatchObject({ passed: false, score: null, avg: null, allAvg: null, review: null, missed: [] });
    expect((await course(client, silent)).exams[0]).toMatchObject({ score: null, hidden: true }); // its intro says so
    expect((await course(client, await testExamCourse(app, { ...free, examResults: "review" }))).exams[0]?.hidden).toBeUndefined();
    const scored = await testExamCourse(app, { ...free, examResults: "score" });
    await readUnits(client, scored, 1);
    expect((await taken(client, scored, 1, 2)).body.result).toMatchObject({ score: 50, review: null });
  });

  test("examFeedback: after each question what is right is told once the answer is locked, which it then stays", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, { ...free, examFeedback: "question" });
    await readUnits(client, exam, 1);
    const start = await startedExam(client, exam, 1);
    const right = rightOf(start.questions[0]!).toSorted((one, other) => one - other);
    const wrong = chosen(start, 0, 3);
    expect((await saved(client, start, 0, answerOf(wrong))).body).toMatchObject({ locked: false, feedback: null });
    const locked = await saved(client, start, 0, answerOf(right, { revision: 2, locked: true }));
    expect(locked.body).toMatchObject({ locked: true, feedback: { correct: true, key: right, text: "SECRET well done" } });
    expect((await saved(client, start, 0, answerOf(wrong, { revision: 3 }))).body).toMatchObject({ value: right, revision: 2 });
    expect(await saved(client, start, 2, answerOf(chosen(start, 2, 3)))).toMatchObject({ status: 412, body: { code: "ExamOutOfOrder" } });
    expect((await startedExam(client, exam, 1)).answers[0]?.feedback).toMatchObject({ key: right });
  });

  test("question and exam timers hold at the server, for whatever is claimed", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, { ...free, questionTimerUnit: 20, examTimerUnit: 60 });
    await readUnits(client, exam, 1);
    const start = await startedExam(client, exam, 1);
    expect(start.settings).toMatchObject({ questionTimerMs: 20_000, examTimerMs: 60_000 });
    const owner = await app.database.owner();
    const ago = (seconds: number) =>
      owner.query("update exam_attempts set started_at = now() - make_interval(secs => $2) where id = $1", [start.examId, seconds]);
    await ago(30);
    expect(await saved(client, start, 0, answerOf(chosen(start, 0, 1), { elapsedMs: 15_000 }))).toMatchObject({
      status: 409,
      body: { code: "ExamTimeOver" },
    });
    expect(await saved(client, start, 0, answerOf(chosen(start, 0, 1), { elapsedMs: 15_000, journal: true, locked: true }))).toMatchObject({
      status: 200,
    });
    expect(await saved(client, start, 1, answerOf(chosen(start, 1, 1), { elapsedMs: 30_000 }))).toMatchObject({ status: 200 });
    await ago(70);
    expect(await saved(client, start, 3, answerOf(chosen(start, 3, 1), { elapsedMs: 70_000 }))).toMatchObject({
      status: 409,
      body: { code: "ExamTimeOver" },
    });
  });

  test("minAverage: a course completes when the mean of its latest scores is high enough; until then passed exams may be taken again", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, { ...free, unitPassingScore: 50, finalPassingScore: 50, minAverage: 90 });
    await readUnits(client, exam, 1, 2);
    expect((await taken(client, exam, 1, 2)).body.passed).toBe(true);
    const final = await taken(client, exam, -1, 4);
    expect(final.body).toMatchObject({ passed: true, courseStatus: { complete: false }, result: { allAvg: 75 } });
    expect((await course(client, exam)).exams.map(({ closed }) => closed)).toEqual([false, false]);
    expect((await taken(client, exam, 1, 4)).body).toMatchObject({ courseStatus: { complete: true }, result: { allAvg: 100 } });
  });

  test("resetAttempted: after a failed final the sections are gone through again, attempts stay", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, { ...free, resetAttempted: "nextLaunch" });
    await readUnits(client, exam, 1, 2);
    await taken(client, exam, 1, 4);
    await taken(client, exam, -1, 0);
    await client.call("POST", `/api/training/status/programs/${exam.programId}`);
    const now = await course(client, exam);
    expect(now.unitStatus.map(({ sectionsComplete }) => sectionsComplete)).toEqual([0, 0]);
    expect(now.exams.map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  test("extra time of a learner lengthens an exam as it does a session at the simulator", async () => {
    const client = await app.as("usr");
    const owner = await app.database.owner();
    const extra = (percent: number) =>
      owner.query("update users set extra_time_factor = $2 where id = $1", [app.world().airport.north.users.usr, percent]);
    const exam = await testExamCourse(app, { ...free, examTimerUnit: 600 });
    await readUnits(client, exam, 1);
    await extra(150);
    try {
      expect((await course(client, exam)).exams[0]?.examTime).toBe(900);
      expect((await startedExam(client, exam, 1)).settings).toMatchObject({ examTimerMs: 900_000, extraTime: 150 });
    } finally {
      await extra(100);
    }
  });
});

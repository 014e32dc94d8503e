import { expect, test } from "vitest";
import type { ResultRow, ResultRows } from "@vigil/model/training/resultWire";
import { readUnits, taken, testExamCourse } from "../../test/exam/testExamCourse.ts";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { plain, practice, seal, started } from "../../test/simulator/testSession.ts";

const app = testApp();
const results = async (client: TestClient, query = ""): Promise<ResultRows> =>
  (await client.call<ResultRows>("GET", `/api/training/results?${query}`)).body;

/** A quiz at the X-ray screen over the bags of a course, handed in at once. */
async function xrayQuiz(simulatorCourseId: number): Promise<{ name: string }> {
  const name = `Quiz ${crypto.randomUUID()}`;
  const users = [app.world().airport.north.users.usr];
  const body = { name, simulatorCourseId, numberOfImages: 3, questionTime: 0, users };
  const { status, body: quiz } = await (await app.as("web")).call("POST", "/api/quizzes", body);
  expect(status).toBe(201);
  const path = `/api/training/simulator-quiz/${quiz.id}`;
  const client = await app.as("usr");
  expect((await seal(client, path, await started(client, path))).status).toBe(200);
  return { name };
}

test("whatever was handed in stands in the results, newest first: practice, exams of questions, quizzes; by kind and by page", async () => {
  const client = await app.as("usr");
  const stranger = await app.as("usr", "south");
  const told = await results(stranger);
  const bags = await practice(app, { ...plain, examMarkThreats: false, examCategorizeThreats: false });
  expect((await seal(client, bags.practice, await started(client, bags.practice))).status).toBe(200);
  const exam = await testExamCourse(app);
  await readUnits(client, exam, 1);
  await taken(client, exam, 1, 99);
  await readUnits(client, exam, 2);
  await taken(client, exam, -1, 99);
  const { name } = await xrayQuiz(bags.courseId);

  const all = await results(client);
  expect(all.rows.map(({ source, kind, courseId, unit }) => [source, kind, courseId, unit])).toEqual([
    ["screen", "quiz", null, null],
    ["questions", "finalExam", exam.courseId, null],
    ["questions", "unitExam", exam.courseId, "Tested"],
    ["screen", "practice", bags.courseId, expect.any(String)],
  ]);
  expect(all.count).toBe(4);
  expect(all.rows[0]).toMatchObject({ title: name, passed: false, size: 3, hits: 0 });
  expect(all.rows[1]).toMatchObject({ passed: true, score: 100, size: null, hits: null });
  // each leads to what was decided or answered
  const page = ({ source, id }: ResultRow) =>
    source === "screen" ? `/api/training/simulator/course/sessions/${id}` : `/api/training/content/sessions/${id}`;
  for (const row of all.rows) expect((await client.call("GET", page(row))).status).toBe(200);

  expect((await results(client, "kind=quiz")).rows.map(({ title }) => title)).toEqual([name]);
  expect(await results(client, "page=2&limit=1")).toEqual({ rows: all.rows.slice(1, 2), count: 4 });
  expect((await client.call("GET", "/api/training/results?kind=secret")).status).toBe(422);
  expect(await results(stranger)).toEqual(told);
});

test("a score that its exam does not tell is not told by the results either", async () => {
  const client = await app.as("usr");
  const exam = await testExamCourse(app, { examResults: "none" });
  await readUnits(client, exam, 1);
  await taken(client, exam, 1, 99);
  expect((await results(client, "kind=unitExam&limit=1")).rows[0]).toMatchObject({ courseId: exam.courseId, score: null });
});

import { expect, test } from "vitest";
import type { ExamStart } from "@vigil/model/exam/examWire";
import type { LearnerQuiz, QuizLearner, QuizQuestions } from "@vigil/model/quiz/quizWire";
import { testApp } from "../../test/http/testApp.ts";
import { practice } from "../../test/simulator/testSession.ts";
import { answerOf, saved, submitBody } from "../../test/exam/testExamCourse.ts";

const app = testApp();
const questions = [
  { text: "Which may fly?", correct: ["A pen"], incorrect: ["A knife", "A gun"], feedback: "SECRET blades stay behind" },
  { text: "Which are organic?", correct: ["Paper", "Cheese"], incorrect: ["Steel"], feedback: "" },
];

/** A quiz with two questions, assigned to the student of North. */
async function quiz(limits: Record<string, unknown> = {}): Promise<number> {
  const administrator = await app.as("web");
  const users = [app.world().airport.north.users.usr];
  const body = { name: crypto.randomUUID(), type: "content", questionTime: 0, users, ...limits };
  const made = await administrator.call("POST", "/api/quizzes", body);
  expect(made.status).toBe(201);
  const { id } = made.body as { id: number };
  expect((await administrator.call("PUT", `/api/quizzes/${id}/questions`, { questions })).status).toBe(200);
  return id;
}
const path = (id: number) => `/api/training/content-quiz/${id}`;
const rightOf = ({ options }: ExamStart["questions"][number]) =>
  options.filter(({ text }) => questions.some(({ correct }) => correct.includes(text))).map(({ id }) => id);

/** Takes it, so many questions right. */
async function take(id: number, right: number) {
  const client = await app.as("usr");
  const start = (await client.call<ExamStart>("POST", path(id))).body;
  for (const [index, question] of start.questions.entries())
    await saved(client, start, index, answerOf(index < right ? rightOf(question) : []));
  return client.call("PUT", path(id), submitBody(start));
}

test("R-3.143 R-3.101 R-3.102 R-7.050 R-7.052 R-1.005 a multiple-choice quiz is written, taken, handed in and reviewed; nothing of what is right is told before", async () => {
  const id = await quiz();
  const client = await app.as("usr");
  const listed = (await client.call<LearnerQuiz[]>("GET", "/api/training/quizzes")).body.find((each) => each.id === id);
  expect(listed).toMatchObject({ type: "content", numberOfImages: 2, passingScore: 80, passed: false });
  const start = await client.call<ExamStart>("POST", path(id));
  expect(start.body).toMatchObject({ type: "quiz", itemId: id });
  // how long it waits is told before it begins; until when, while it is open
  const { maxDisconnectMs } = start.body.settings;
  expect(maxDisconnectMs).toBeGreaterThan(0);
  expect([listed?.maxDisconnectTime, listed?.openUntil]).toEqual([maxDisconnectMs / 1000, undefined]);
  const begun = (await client.call<LearnerQuiz[]>("GET", "/api/training/quizzes")).body.find((each) => each.id === id);
  expect(begun).toMatchObject({ open: true, openUntil: expect.any(String) });
  expect(start.body.questions.map(({ model }) => model).toSorted((one, other) => one.localeCompare(other))).toEqual(["multiple", "single"]);
  expect(JSON.stringify(start.body)).not.toMatch(/SECRET|"key":|"correct":/u);
  const { status, body } = await take(id, 2);
  expect([status, body.passed, body.courseStatus, body.result.score]).toEqual([200, true, null, 100]);
  expect(body.result.review[0].key).toHaveLength(body.result.review[0].model === "single" ? 1 : 2);
  expect(await client.call("POST", path(id))).toMatchObject({ status: 409, body: { code: "ExamCompleted" } });
});

test("R-4.106 R-4.105 R-8.042 it locks after its failed attempts; with 0 of them never", async () => {
  const [strict, lenient] = [await quiz({ maxFailedAttempts: 2 }), await quiz({ maxFailedAttempts: 0 })];
  for (let attempt = 1; attempt <= 2; attempt++) await take(strict, 0);
  for (let attempt = 1; attempt <= 4; attempt++)
    expect((await take(lenient, 0)).body.result).toMatchObject({ attempts: attempt, locked: false });
  expect(await (await app.as("usr")).call("POST", path(strict))).toMatchObject({ status: 423, body: { code: "QuizLocked" } });
});

test("R-5.010 a change of its questions makes a next version once somebody has begun it: UpgradeRequired names it; a quizId below 1 is 'quizId required'", async () => {
  const id = await quiz();
  const client = await app.as("usr");
  const open = (await client.call<ExamStart>("POST", path(id))).body;
  const administrator = await app.as("web");
  const changed = await administrator.call<QuizQuestions>("PUT", `/api/quizzes/${id}/questions`, { questions: questions.slice(0, 1) });
  expect(changed.body.id).not.toBe(id);
  expect((await client.call<ExamStart>("POST", path(id))).body.examId).toBe(open.examId); // what has begun is finished as it was
  await client.call("PUT", path(id), submitBody(open));
  expect(await client.call("POST", path(id))).toMatchObject({
    status: 426,
    body: { code: "UpgradeRequired", details: { quizId: changed.body.id } },
  });
  const next = (await client.call<ExamStart>("POST", path(changed.body.id))).body;
  expect(next.questions).toHaveLength(1);
  // its learners are told with their scores over all versions; what is open has none yet
  const { rows } = await app.database.ask<{ score: number }>("update exam_attempts set score = 4500 where id = $1 returning score", [
    open.examId,
  ]);
  expect(rows).toHaveLength(1);
  const { body: learners } = await administrator.call<QuizLearner[]>("GET", `/api/quizzes/${changed.body.id}/learners`);
  expect(learners).toMatchObject([{ attempts: 1, best: 45, latest: 45 }]);
  expect(await client.call("POST", path(0))).toMatchObject({ status: 422, body: { message: "quizId required" } });
});

test("R-5.067 another type removes its questions; only who may edit quizzes sees them", async () => {
  const id = await quiz();
  const administrator = await app.as("web");
  const read = await administrator.call<QuizQuestions>("GET", `/api/quizzes/${id}/questions`);
  expect(read.body.questions).toEqual(questions.map((question, number) => ({ number, ...question })));
  // what was read is taken as it is
  expect(await administrator.call("PUT", `/api/quizzes/${id}/questions`, read.body)).toMatchObject({ status: 200, body: read.body });
  expect((await (await app.as("usr")).call("GET", `/api/quizzes/${id}/questions`)).status).toBe(403);
  expect((await administrator.call("PUT", "/api/quizzes", { id, type: "simulator" })).body).toMatchObject({ field: "simulatorCourseId" });
  const { courseId } = await practice(app);
  await administrator.call("PUT", "/api/quizzes", { id, type: "simulator", simulatorCourseId: courseId });
  await administrator.call("PUT", "/api/quizzes", { id, type: "content", simulatorCourseId: null });
  expect((await administrator.call<QuizQuestions>("GET", `/api/quizzes/${id}/questions`)).body.questions).toEqual([]);
  const wrong = await administrator.call("PUT", `/api/quizzes/${id}/questions`, {
    questions: [{ text: "?", correct: [], incorrect: ["a"] }],
  });
  expect(wrong.status).toBe(422);
});

test("R-3.038 R-3.100 quizzes are listed by name, and a quiz has its fields and questions", async () => {
  const id = await quiz({ name: "Aardvark", questionTime: 20, quizTime: 300 });
  await quiz({ name: "Zebra" });
  const administrator = await app.as("web");
  const { rows } = (await administrator.call("GET", "/api/quizzes?limit=100")).body as { rows: { name: string }[] };
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  const { body } = await administrator.call("GET", `/api/quizzes/${id}`);
  expect(body).toMatchObject({
    name: "Aardvark",
    type: "content",
    passingScore: 80,
    maxFailedAttempts: 0,
    questionTime: 20,
    quizTime: 300,
  });
  expect(Object.keys(body)).toEqual(expect.arrayContaining(["simulatorCourseId", "users"]));
  expect((await administrator.call<QuizQuestions>("GET", `/api/quizzes/${id}/questions`)).body.questions).toHaveLength(2);
});

test.each([
  [12, 0, true],
  [7, 0, true],
  [5, 100, false],
])(
  "R-3.053 R-3.100 R-3.144 two questions of 2 s that are handed in after %i s score %i, whatever they say of themselves",
  async (seconds, score, timeout) => {
    const id = await quiz({ questionTime: 2, quizTime: 600 });
    const client = await app.as("usr");
    const start = (await client.call<ExamStart>("POST", path(id))).body;
    const owner = await app.database.owner();
    await owner.query(
      "update exam_attempts set started_at = now() - make_interval(secs => $2), deadline_at = deadline_at - make_interval(secs => $2) where id = $1",
      [start.examId, seconds],
    );
    const answers = start.questions.map((question) => ({
      id: question.id,
      model: question.model,
      value: rightOf(question),
      correct: true,
      duration: 1,
      timeout: false,
    }));
    const { body } = await client.call("PUT", path(id), submitBody(start, { answers }));
    expect(body.result).toMatchObject({ score, passed: score === 100 });
    const { rows } = await owner.query("select timeout, duration_ms from exam_answers where attempt_id = $1", [start.examId]);
    expect(rows.map((row: { timeout: boolean }) => row.timeout)).toEqual([timeout, timeout]);
    for (const row of rows as { duration_ms: number }[]) expect(row.duration_ms).toBeGreaterThanOrEqual(seconds * 500);
  },
);

test("a hand-in that names a question of something else is refused, and the quiz stays open", async () => {
  const id = await quiz();
  const client = await app.as("usr");
  const start = (await client.call<ExamStart>("POST", path(id))).body;
  const foreign = { id: 900_000, model: "single" as const, value: [1], correct: true, duration: 1, timeout: false };
  expect(await client.call("PUT", path(id), submitBody(start, { answers: [foreign] }))).toMatchObject({
    status: 422,
    body: { code: "ExamAnswerInvalid", field: "answers.0.id" },
  });
  expect((await client.call<ExamStart>("POST", path(id))).body.examId).toBe(start.examId);
});

test("R-5.048 the passing score of a quiz is out of 100 percent: it is met to the percent, and nothing above is taken", async () => {
  for (const [passingScore, passed] of [
    [50, true],
    [51, false],
  ] as const)
    expect((await take(await quiz({ passingScore }), 1)).body.result).toMatchObject({ score: 50, passed });
  const administrator = await app.as("web");
  for (const passingScore of [0, 101, -5])
    expect(
      (await administrator.call("POST", "/api/quizzes", { name: crypto.randomUUID(), type: "content", passingScore, users: [] })).body,
    ).toMatchObject({ field: "passingScore" });
});

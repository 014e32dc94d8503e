import { expect, test } from "vitest";
import type { AnswerValue } from "@vigil/model/exam/answerValue";
import type { ExamQuestion, ExamStart, SubmitAnswer } from "@vigil/model/exam/examWire";
import type { QuestionBank, Regrade } from "@vigil/model/exam/regradeWire";
import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import type { QuizQuestions } from "@vigil/model/quiz/quizWire";
import { answerOf, saved, submitBody } from "../../test/exam/testExamCourse.ts";
import { testApp } from "../../test/http/testApp.ts";

const app = testApp();
const question = (text: string, asks: QuizQuestion["asks"]): QuizQuestion => ({ text, correct: [], incorrect: [], asks, feedback: "" });
const things = (...named: [number, string][]) => named.map(([id, text]) => ({ id, text }));
const questions = [
  question("How much may fly?", { kind: "numeric", accepted: [{ value: 4321.5, tolerance: 0.25 }], unit: "ml" }),
  question("What is it?", { kind: "text", accepted: ["SECRETpistol", "SECRETgun"] }),
  question("Which colour?", {
    kind: "match",
    items: things([1, "bread"], [2, "knife"], [3, "glass"]),
    targets: things([11, "orange"], [12, "blue"], [13, "green"], [14, "black"]),
    pairs: [
      { item: 1, target: 11 },
      { item: 2, target: 12 },
      { item: 3, target: 13 },
    ],
  }),
  question("In which order?", { kind: "order", steps: things([1, "stop"], [2, "look"], [3, "call"], [4, "search"]) }),
];
const path = (id: number) => `/api/training/content-quiz/${id}`;

async function quiz(limits: Record<string, unknown> = {}) {
  const administrator = await app.as("web");
  const users = [app.world().airport.north.users.usr];
  const body = { name: crypto.randomUUID(), type: "content", questionTime: 0, users, passingScore: 80, ...limits };
  const { id } = (await administrator.call<{ id: number }>("POST", "/api/quizzes", body)).body;
  const put = await administrator.call<QuizQuestions>("PUT", `/api/quizzes/${id}/questions`, { questions });
  expect([put.status, put.body]).toEqual([200, { id, questions: questions.map((each, number) => ({ ...each, number })) }]);
  return { id, administrator };
}

/** What the words name, under the numbers of the attempt. */
const named = ({ options }: ExamQuestion, ...texts: string[]): number[] =>
  texts.map((text) => options.find((option) => option.text === text)?.id ?? Number.NaN);
const rightAnswers = ({ questions: [, , match, order] }: ExamStart): AnswerValue[] => [
  ["٤٣٢١٫٤ ml"],
  ["  secretGUN."],
  named(match!, "glass", "green", "bread", "orange", "knife", "blue"),
  named(order!, "stop", "look", "call", "search"),
];

async function taken(id: number, answers: (start: ExamStart) => AnswerValue[]) {
  const client = await app.as("usr");
  const start = (await client.call<ExamStart>("POST", path(id))).body;
  for (const [index, value] of answers(start).entries()) expect((await saved(client, start, index, answerOf(value))).status).toBe(200);
  const { body } = await client.call<SubmitAnswer>("PUT", path(id), submitBody(start));
  return { client, start, result: body.result };
}

test("numbers, short texts, matches and orders are asked without a word of what is right, answered, marked and reviewed", async () => {
  const { id } = await quiz();
  const { client, start, result } = await taken(id, rightAnswers);
  expect(start.questions.map(({ model }) => model)).toEqual(["numeric", "text", "match", "order"]);
  expect(JSON.stringify(start)).not.toMatch(/SECRET|(?<!\d)4321(?!\d)|"key":|"accepted"|"pairs"|tolerance/u);
  expect(start.questions[0]).toMatchObject({ options: [], unit: "ml" });
  expect(start.questions[2]?.options.filter(({ side }) => side === "target")).toHaveLength(4);
  const numbers = start.questions.flatMap(({ id: number, options }) => [number, ...options.map((option) => option.id)]);
  expect(Math.min(...numbers)).toBeGreaterThan(14); // 1 in 10^8 that chance draws one of the bank's
  expect(result).toMatchObject({ passed: true, score: 100 });
  const [numeric, text, match, order] = result.review ?? [];
  expect(numeric).toMatchObject({ correct: true, value: ["٤٣٢١٫٤ ml"], accepted: [{ value: 4321.5, tolerance: 0.25 }] });
  expect(text).toMatchObject({ correct: true, accepted: ["SECRETpistol", "SECRETgun"] });
  expect(match?.key).toEqual(named(match!, "bread", "orange", "knife", "blue", "glass", "green"));
  expect(order).toMatchObject({
    value: named(order!, "stop", "look", "call", "search"),
    key: named(order!, "stop", "look", "call", "search"),
  });
  expect((await client.call<{ code: string }>("POST", path(id))).body.code).toBe("ExamCompleted");
});

test("true or false stand in one order for everybody, in the learner's language, and what is said to an answer is told afterwards", async () => {
  const { id, administrator } = await quiz({ passingScore: 100 });
  const truth = { text: "Steel floats.", truth: false, correct: [], incorrect: [], feedback: "It sinks." };
  const said = {
    text: "Which?",
    correct: ["A pen"],
    incorrect: ["A knife"],
    said: [{ answer: "A knife", text: "It cuts." }],
    feedback: "",
  };
  await administrator.call("PUT", `/api/quizzes/${id}/questions`, { questions: [truth, said] });
  for (const [locale, words] of [
    ["en", ["True", "False"]],
    ["ar", ["صواب", "خطأ"]],
  ] as const)
    for (let attempt = 0; attempt < 4; attempt++) {
      const client = await app.as("usr");
      const { body: start } = await client.call<ExamStart>("POST", `${path(id)}?locale=${locale}`);
      expect(start.questions[0]!.options.map(({ text }) => text)).toEqual(words);
      expect(JSON.stringify(start)).not.toContain("It cuts.");
      const value = [start.questions[0]!.options[0]!.id];
      await saved(client, start, 0, answerOf(value));
      await saved(client, start, 1, answerOf(named(start.questions[1]!, "A knife")));
      const { result } = (await client.call<SubmitAnswer>("PUT", path(id), submitBody(start))).body;
      expect(result.review?.[0]).toMatchObject({ correct: false, key: [start.questions[0]!.options[1]!.id], feedback: "It sinks." });
      expect(result.review?.[1]?.said).toEqual([{ id: named(start.questions[1]!, "A knife")[0], text: "It cuts." }]);
    }
});

test("a question that does not fit is refused at its field, all of them at once", async () => {
  const { id, administrator } = await quiz();
  const bad = [
    { text: "", correct: ["A"], incorrect: [], feedback: "" },
    { text: "Q", correct: [], incorrect: ["A", "B"], feedback: "" },
    { text: "Q", correct: ["A"], incorrect: ["A", "B"], feedback: "" },
  ];
  const { body } = await administrator.call("PUT", `/api/quizzes/${id}/questions`, { questions: bad });
  expect(body.details.faults.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)).toEqual([
    "questions.0.text FieldRequired",
    "questions.0.incorrect QuizAnswersFew",
    "questions.1.correct QuizAnswersFew",
    "questions.2.incorrect QuizAnswersTwice",
  ]);
});

test("the order in which steps, items and targets are offered is drawn for each attempt", async () => {
  const { id } = await quiz({ passingScore: 100 });
  const orders = new Set<string>();
  for (let attempt = 0; attempt < 8; attempt++) {
    const { start } = await taken(id, () => []);
    orders.add(start.questions.map(({ options }) => options.map(({ text }) => text).join(" ")).join("|"));
  }
  expect(orders.size).toBeGreaterThan(4);
});

test("parts count where the quiz says so, and else all or nothing", async () => {
  const half = (start: ExamStart): AnswerValue[] => [
    ["4321"],
    ["SECRETpistols"],
    named(start.questions[2]!, "bread", "orange", "knife", "black"),
    named(start.questions[3]!, "look", "stop", "call", "search"),
  ];
  const [strict, partly] = [await quiz(), await quiz({ partialCredit: true })];
  expect((await taken(strict.id, half)).result).toMatchObject({ score: 0 });
  const { result } = await taken(partly.id, half);
  expect(result.review?.map(({ credit, part }) => [credit, part ?? null])).toEqual([
    ["none", null],
    ["none", null],
    ["part", 33.33],
    ["part", 66.66],
  ]);
  expect(result.score).toBe(25);
});

test("answers of another kind's shape are refused at their field, and what is not offered as well", async () => {
  const { id } = await quiz();
  const client = await app.as("usr");
  const start = (await client.call<ExamStart>("POST", path(id))).body;
  const [, , match, order] = start.questions;
  const refused = async (index: number, value: AnswerValue) => {
    const { status, body } = await saved(client, start, index, answerOf(value));
    return [status, body.field];
  };
  expect(await refused(0, [5])).toEqual([422, "value"]);
  expect(await refused(1, ["a", "b"])).toEqual([422, "value"]);
  expect((await saved(client, start, 1, answerOf(["x".repeat(201)]))).status).toBe(422);
  expect(await refused(2, ["bread"])).toEqual([422, "value"]);
  expect(await refused(2, [match!.options[0]!.id])).toEqual([422, "value"]);
  expect(await refused(3, [order!.options[0]!.id, 3])).toEqual([422, "value"]);
  expect(await refused(3, [order!.options[0]!.id, order!.options[0]!.id])).toEqual([422, "value"]);
});

test("its author sees what was written and matched, and says afterwards what else is right", async () => {
  const { id, administrator } = await quiz();
  const { client, start } = await taken(id, (begun) => [["4300"], ["SECRETrifle"], ...rightAnswers(begun).slice(2)]);
  const bank = (await administrator.call<QuestionBank>("GET", `/api/quizzes/${id}/bank`)).body;
  expect(bank.questions.map(({ figures }) => figures.written)).toEqual([
    [{ text: "4300", times: 1 }],
    [{ text: "SECRETrifle", times: 1 }],
    [],
    [],
  ]);
  expect(bank.questions[2]?.figures.chosen).toHaveLength(3);
  expect(bank.questions[2]?.figures.chosen).toContainEqual({ option: 2, target: 12, times: 1 });
  expect(bank.questions[1]).toMatchObject({ accepted: ["SECRETpistol", "SECRETgun"], key: [] });
  const regrade = (number: number, ruling: object) =>
    administrator.call<Regrade>("POST", `/api/quizzes/${id}/bank/${number}/regrade`, { ruling, reason: "A rifle it is." });
  expect((await regrade(1, { kind: "key", keys: [[1]] })).status).toBe(422);
  const done = await regrade(1, { kind: "key", keys: [], accepted: ["SECRETpistol", "SECRETgun", "SECRETrifle"] });
  expect(done).toMatchObject({ status: 200, body: { state: "done", changed: 1 } });
  const order = bank.questions[3]!.key;
  expect((await regrade(3, { kind: "key", keys: [order.toReversed()] })).body).toMatchObject({ changed: 1 });
  const reviewed = await client.call<{ result: SubmitAnswer["result"] }>("GET", `/api/training/content/sessions/${start.examId}`);
  expect(reviewed.body.result).toMatchObject({ score: 50, first: { score: 50 } });
  expect(reviewed.body.result.review?.map(({ correct }) => correct)).toEqual([false, true, true, false]);
});

test("questions that cannot be marked are refused at their field", async () => {
  const { id, administrator } = await quiz();
  const refused = async (asked: object) => {
    const { status, body } = await administrator.call("PUT", `/api/quizzes/${id}/questions`, {
      questions: [{ ...questions[0], ...asked }],
    });
    return [status, body.field];
  };
  expect(await refused({ asks: { kind: "numeric", accepted: [] } })).toEqual([422, "questions.0.asks.accepted"]);
  expect(await refused({ correct: ["x"] })).toEqual([422, "questions.0.correct"]);
  expect(await refused({ asks: { ...questions[2]!.asks, pairs: [] } })).toEqual([422, "questions.0.asks.pairs"]);
  expect(await refused({ asks: { kind: "order", steps: things([1, "a"], [1, "b"]) } })).toEqual([422, "questions.0.asks.steps"]);
  expect(await refused({ asks: undefined })).toEqual([422, "questions.0.correct"]);
});

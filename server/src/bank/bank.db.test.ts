import type { ActAnswer } from "@vigil/model/authoring/draftAct";
import type { Draft } from "@vigil/model/authoring/draftWire";
import type { BankedQuestion } from "@vigil/model/bank/bankQuestion";
import type { Copied, CopyPreview, WholeQuestion } from "@vigil/model/bank/bankWire";
import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import type { ExamStart } from "@vigil/model/exam/examWire";
import type { QuestionBank } from "@vigil/model/exam/regradeWire";
import type { QuizQuestions } from "@vigil/model/quiz/quizWire";
import { expect, test } from "vitest";
import { testManifest, testPackage } from "../../test/curriculum/testPackage.ts";
import { installFiles } from "../../test/curriculum/testUpload.ts";
import { testApp, testPassword } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const web = () => app.as("web");
const asked = (text: string, more: object = {}) => ({ text, correct: ["A pen"], incorrect: ["A knife"], feedback: "", ...more });

async function quiz(...questions: object[]): Promise<number> {
  const client = await web();
  const body = { name: crypto.randomUUID(), type: "content", questionTime: 0, users: [app.world().airport.north.users.usr] };
  const { id } = (await client.call<{ id: number }>("POST", "/api/quizzes", body)).body;
  expect((await client.call("PUT", `/api/quizzes/${id}/questions`, { questions })).status).toBe(200);
  return id;
}
const questionsOf = async (id: number) => (await (await web()).call<QuizQuestions>("GET", `/api/quizzes/${id}/questions`)).body.questions;
type Listed = BankedQuestion & { "questionCategory.name"?: string };
const bank = async (filter: string) =>
  (
    await (
      await web()
    ).call<{ rows: Listed[] }>(
      "GET",
      `/api/bankquestions?limit=200&fields=text,kind,place,quizId,courseId,state,categoryId,shown,earned,discrimination,seconds,doubtful,changedAt,version&${filter}`,
    )
  ).body.rows;
const byText = (rows: Listed[]) => rows.toSorted((one, other) => one.text.localeCompare(other.text));
const whole = async (id: number) => (await (await web()).call<WholeQuestion>("GET", `/api/bankquestions/${id}/whole`)).body;

async function course() {
  const { courseId } = await testContentCourse(app);
  const client = await web();
  await installFiles(client, courseId, testPackage());
  const { body } = await client.call<Draft>("POST", `/api/courses/${courseId}/draft`);
  return { courseId, client, draft: body, url: `/api/courses/${courseId}/draft` };
}
const addQuestion = (url: string, client: Awaited<ReturnType<typeof web>>, text: string) =>
  client.call<ActAnswer>("POST", `${url}/acts`, {
    act: "add",
    kind: "question",
    piece: "questions",
    block: {
      kind: "single",
      text,
      answers: [
        { id: 1, text: "A pen", correct: true },
        { id: 2, text: "A knife", correct: false },
      ],
      feedback: {},
    },
  });

test("the bank has every question of quizzes, versions and drafts, and follows what becomes of it; labels stay", async () => {
  const mark = crypto.randomUUID();
  const id = await quiz(asked(`${mark} first?`), { text: `${mark} second?`, truth: true, correct: [], incorrect: [], feedback: "" });
  const { courseId, client, url } = await course();
  await addQuestion(url, client, `${mark} third?`);
  const found = await bank(`quizId=${id}`);
  expect(byText(found).map(({ text, kind, state, place }) => [text, kind, state, place])).toEqual([
    [`${mark} first?`, "single", "current", "quiz"],
    [`${mark} second?`, "truth", "current", "quiz"],
  ]);
  const inCourse = await bank(`courseId=${courseId}`);
  expect(inCourse).toHaveLength(2);
  expect(inCourse).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ text: `${mark} third?`, state: "draft" }),
      expect.objectContaining({ text: "Which?", state: "current" }),
    ]),
  );
  expect((await client.call<{ count: number }>("GET", `/api/bankquestions?search=${mark}`)).body.count).toBe(3);

  const first = found.find(({ text }) => text.includes("first"))!;
  const { body: tag } = await client.call<{ id: number }>("POST", "/api/questiontags", { name: mark });
  const { body: category } = await client.call<{ id: number }>("POST", "/api/questioncategories", { name: `Safety/${mark}` });
  await client.call("PUT", "/api/bankquestions", { id: first.id, tags: [tag.id], categoryId: category.id });
  const [before, other] = await questionsOf(id);
  await client.call("PUT", `/api/quizzes/${id}/questions`, { questions: [other, { ...before, text: `${mark} renamed?` }] });
  expect(await bank(`tags=${tag.id}`)).toMatchObject([{ id: first.id, text: `${mark} renamed?`, categoryId: category.id }]);
  await client.call("PUT", "/api/questiontags", { id: tag.id, name: `${mark} other` });
  expect((await client.call("GET", `/api/questiontags/${tag.id}`)).body).toMatchObject({ name: `${mark} other`, questionCount: 1 });
  await client.call("PUT", `/api/quizzes/${id}/questions`, { questions: [other] });
  expect(await bank(`quizId=${id}`)).toMatchObject([{ text: `${mark} second?` }]);
  expect(await client.call("DELETE", `/api/questiontags/${tag.id}`)).toMatchObject({ status: 204 });
  const [second] = await bank(`quizId=${id}`);
  await client.call("PUT", "/api/bankquestions", { id: second!.id, categoryId: category.id });
  expect(await bank(`categoryId=${category.id}`)).toHaveLength(1);
  expect(await client.call("DELETE", `/api/questioncategories/${category.id}`)).toMatchObject({ status: 204 });
  expect(await bank(`quizId=${id}`)).toMatchObject([{ id: second!.id, categoryId: null }]);
});

test("labels are given to many at once, and those who may not edit quizzes see no bank", async () => {
  const mark = crypto.randomUUID();
  const id = await quiz(asked(`${mark} one?`), asked(`${mark} two?`));
  const client = await web();
  const { body: tag } = await client.call<{ id: number }>("POST", "/api/questiontags", { name: mark });
  const act = await client.call<BulkAct>("POST", "/api/bankquestions/edit", {
    on: { matching: { quizId: String(id) }, count: 2 },
    values: { tags: [tag.id] },
    modes: { tags: "add" },
  });
  expect([act.status, act.body]).toMatchObject([201, {}]);
  expect(await bank(`tags=${tag.id}`)).toHaveLength(2);
  for (const level of ["adm", "aud", "usr"] as const)
    expect((await (await app.as(level)).call("GET", "/api/bankquestions")).status).toBe(403);
});

test("how a question did is what the page of its quiz says", async () => {
  const id = await quiz(asked(`${crypto.randomUUID()}?`));
  const learner = await app.as("usr");
  const { body: start } = await learner.call<ExamStart>("POST", `/api/training/content-quiz/${id}`);
  expect((await bank(`quizId=${id}`))[0]).toMatchObject({ shown: 0, earned: null });
  await learner.call("PUT", `/api/training/content-quiz/${id}`, { templateVersion: 1, answers: [], examId: start.examId, time: 1 });
  const { body } = await (await web()).call<QuestionBank>("GET", `/api/quizzes/${id}/bank`);
  const { shown, earned, discrimination, seconds } = body.questions[0]!.figures;
  expect(shown).toBe(1);
  expect((await bank(`quizId=${id}`))[0]).toMatchObject({ shown, earned, discrimination, seconds });
});

test("questions are copied into a quiz and a draft with their labels; what is there already is told before", async () => {
  const mark = crypto.randomUUID();
  const from = await quiz(asked(`${mark} pen?`, { said: [{ answer: "A knife", text: "It cuts." }] }), {
    text: `${mark} true?`,
    truth: false,
    correct: [],
    incorrect: [],
    feedback: "",
  });
  const to = await quiz(asked(`  ${mark}  PEN?`, { correct: ["A gun"] }), {
    text: `${mark} true?`,
    truth: false,
    correct: [],
    incorrect: [],
    feedback: "",
  });
  const client = await web();
  const rows = await bank(`quizId=${from}`);
  const ids = ["pen", "true"].map((word) => rows.find(({ text }) => text.includes(word))!.id);
  const { body: tag } = await client.call<{ id: number }>("POST", "/api/questiontags", { name: mark });
  await client.call("PUT", "/api/bankquestions", { id: ids[0], tags: [tag.id] });
  const preview = (body: object) => client.call<CopyPreview>("POST", "/api/bankquestions/copy/preview", body);
  expect((await preview({ ids, to: { quizId: to } })).body).toEqual({
    room: 198,
    lines: [
      { id: ids[0], text: `${mark} pen?`, state: "words", notes: [] },
      { id: ids[1], text: `${mark} true?`, state: "same", notes: [] },
    ],
  });
  expect((await client.call<Copied>("POST", "/api/bankquestions/copy", { ids: [ids[0]], to: { quizId: to } })).body).toEqual({
    added: 1,
    quizId: to,
  });
  expect((await questionsOf(to))[2]).toMatchObject({
    text: `${mark} pen?`,
    correct: ["A pen"],
    said: [{ answer: "A knife", text: "It cuts." }],
  });
  const copy = (await bank(`quizId=${to}&tags=${tag.id}`))[0]!;
  expect((await whole(copy.id)).siblings).toMatchObject([
    { id: ids[0], copy: true, same: true },
    { copy: false, same: false },
  ]);

  const { courseId, url } = await course();
  expect((await preview({ ids, to: { courseId } })).body.lines.map(({ state, notes }) => [state, notes.map(({ code }) => code)])).toEqual([
    ["new", []],
    ["new", []],
  ]);
  expect((await client.call<Copied>("POST", "/api/bankquestions/copy", { ids, to: { courseId } })).body).toEqual({
    added: 2,
    quizId: null,
  });
  const { body: draft } = await client.call<Draft>("GET", url);
  const blocks = draft.parts.filter(({ piece }) => piece === "questions").map(({ block }) => block);
  expect(blocks.slice(1)).toMatchObject([
    {
      id: 2,
      kind: "single",
      text: `${mark} pen?`,
      answers: [
        { text: "A pen", correct: true },
        { text: "A knife", feedback: "It cuts." },
      ],
    },
    { id: 3, kind: "truth", text: `${mark} true?`, right: false },
  ]);
  // and from the course into a quiz
  const [inCourse] = await bank(`courseId=${courseId}&state=current`);
  expect((await client.call<Copied>("POST", "/api/bankquestions/copy", { ids: [inCourse!.id], to: { quizId: from } })).body.added).toBe(1);
  expect((await questionsOf(from)).at(-1)).toMatchObject({ text: "Which?" });
  const [draftTruth] = await bank(`courseId=${courseId}&kind=truth`);
  expect((await whole(draftTruth!.id)).draft?.answers).toMatchObject([{ text: "True", right: false }, { right: true }]);
  await client.call("POST", "/api/bankquestions/copy", { ids: [draftTruth!.id], to: { quizId: from } });
  expect((await questionsOf(from)).at(-1)).toMatchObject({ text: `${mark} true?`, truth: false });
});

test("a key that was wrong in one place is told at its copies until somebody has looked", async () => {
  const mark = crypto.randomUUID();
  const from = await quiz(asked(`${mark}?`));
  const to = await quiz(asked(`${mark} other?`));
  const client = await web();
  const [own] = await bank(`quizId=${from}`);
  await client.call("POST", "/api/bankquestions/copy", { ids: [own!.id], to: { quizId: to } });
  const copies = async () => (await bank(`quizId=${to}`)).filter(({ text }) => text === `${mark}?`);
  expect(await copies()).toMatchObject([{ doubtful: false }]);
  const wrong = { ruling: { kind: "key", keys: [[1]] }, reason: "Pens may hold blades." };
  expect((await client.call("POST", `/api/quizzes/${from}/bank/0/regrade`, wrong)).status).toBe(200);
  const [copy] = await copies();
  expect(copy).toMatchObject({ doubtful: true });
  expect((await bank(`quizId=${from}`))[0]).toMatchObject({ doubtful: false });
  expect(await bank(`quizId=${to}&doubtful=true`)).toHaveLength(1);
  expect((await whole(copy!.id)).siblings[0]?.wrong?.reason).toBe("Pens may hold blades.");
  const third = await quiz(asked(`${mark} third?`));
  const preview = await client.call<CopyPreview>("POST", "/api/bankquestions/copy/preview", { ids: [own!.id], to: { quizId: third } });
  expect(preview.body.lines[0]?.notes).toEqual([{ code: "keyWrong", word: "Pens may hold blades.", left: false }]);
  await client.call("POST", "/api/bankquestions/check", { on: { ids: [copy!.id] } });
  expect(await copies()).toMatchObject([{ doubtful: false }]);
});

test("who may write quizzes and not open courses learns no key of a course by copying it; another domain sees nothing of it", async () => {
  const { courseId, url } = await course();
  const client = await web();
  const to = await quiz(asked(`${crypto.randomUUID()}?`));
  const [inCourse] = await bank(`courseId=${courseId}`);
  const username = `bank${crypto.randomUUID().slice(0, 8)}`;
  const permissions = ["bankQuestions:view", "bankQuestions:edit", "quizzes:view", "quizzes:edit", "courses:view"];
  const { body: level } = await client.call<{ id: number }>("POST", "/api/accesslevels", { name: username, baseCode: "ins", permissions });
  const person = { username, password: testPassword, companyId: app.world().airport.north.companyId, accessLevelId: level.id };
  expect((await client.call("POST", "/api/users", person)).status).toBe(201);
  const theirs = app.visitor();
  expect((await theirs.signIn({ username, password: testPassword, domain: "airport" })).status).toBe(200);
  const body = { ids: [inCourse!.id], to: { quizId: to } };
  const preview = await theirs.call<CopyPreview>("POST", "/api/bankquestions/copy/preview", body);
  expect(preview.body.lines[0]?.notes).toEqual([{ code: "keyNoRight", word: "", left: true }]);
  expect((await theirs.call("POST", "/api/bankquestions/copy", body)).status).toBe(422);
  expect(await questionsOf(to)).toHaveLength(1);
  expect((await theirs.call<WholeQuestion>("GET", `/api/bankquestions/${inCourse!.id}/whole`)).body).toMatchObject({
    entry: null,
    draft: null,
    opens: false,
  });
  const east = await app.as("web", "east");
  expect((await east.call("GET", `/api/bankquestions/${inCourse!.id}/whole`)).status).toBe(404);
  expect((await east.call<{ count: number }>("GET", `/api/bankquestions?quizId=${to}`)).body.count).toBe(0);
  expect((await east.call("POST", "/api/bankquestions/copy", body)).status).toBe(404);
  expect((await client.call("GET", url)).status).toBe(200);
});

test("a question of a course that is copied into another keeps its objective and what it says in languages that one has too", async () => {
  const client = await web();
  const mark = crypto.randomUUID().slice(0, 8);
  const questions = (text: string, right: string) => [
    {
      id: 4,
      objective: 1,
      text,
      answers: [
        { id: 1, text: right, correct: true },
        { id: 2, text: "B" },
      ],
      feedback: { correct: "So." },
    },
  ];
  const { courseId: from } = await testContentCourse(app);
  await installFiles(
    client,
    from,
    testPackage({
      "course.json": { ...testManifest, objectives: [{ id: 1, text: `Know ${mark}` }] },
      "locales/ar/course.json": { ...testManifest, locale: "ar", title: "دورة", objectives: [{ id: 1, text: "اعرف" }] },
      "questions.json": questions(`${mark}?`, "A"),
      "locales/ar/questions.json": questions("ماذا؟", "أ"),
    }),
  );
  const { courseId: into, url } = await course();
  expect((await client.call("POST", `${url}/languages`, { locale: "ar" })).status).toBe(200);
  const [own] = await bank(`courseId=${from}`);
  for (const _ of [1, 2])
    expect((await client.call("POST", "/api/bankquestions/copy", { ids: [own!.id], to: { courseId: into } })).status).toBe(200);
  const { parts } = (await client.call<Draft>("GET", url)).body;
  const aims = parts.filter(({ piece, locale }) => piece === "objectives" && locale === null).map(({ block }) => block);
  // it is added once, behind those of the course
  expect(aims).toEqual([
    { id: 1, text: "Know it" },
    { id: 2, text: `Know ${mark}` },
  ]);
  const copies = parts.filter(({ piece, key }) => piece === "questions" && key !== "q1");
  expect(copies.map(({ key, locale, block }) => ({ key, locale, block }))).toMatchObject(
    ["q2", "q3"].flatMap((key) => [
      { key, locale: null, block: { objective: 2, text: `${mark}?`, answers: [{ text: "A", correct: true }, {}] } },
      {
        key,
        locale: "ar",
        block: { objective: 2, text: "ماذا؟", answers: [{ text: "أ", correct: true }, {}], feedback: { correct: "So." } },
      },
    ]),
  );
  // a translation of what stands there, not an outdated one
  const translations = copies.filter(({ locale }) => locale === "ar");
  expect(
    translations.every(({ key, translated }) => translated === copies.find((each) => each.key === key && each.locale === null)!.revision),
  ).toBe(true);
});

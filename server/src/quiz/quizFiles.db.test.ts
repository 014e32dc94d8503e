import type { ExamStart } from "@vigil/model/exam/examWire";
import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import type { LearnerQuiz, QuizLearner, QuizQuestions } from "@vigil/model/quiz/quizWire";
import { describe, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";

const app = testApp();
const web = () => app.as("web");
const boundary = "----vigil";
const send = (client: TestClient, url: string, content: Buffer, name: string) =>
  client.call(
    "POST",
    url,
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    { "content-type": `multipart/form-data; boundary=${boundary}` },
  );
const importFile = async (text: string) => send(await web(), "/api/quizzes/import", Buffer.from(text), "quizzes.csv");
const questions = [
  { text: "Which may fly?", correct: ["A pen"], incorrect: ["A knife", "=A gun"], feedback: "Blades; stay" },
  { text: "Which are organic?", correct: ["Paper", "Cheese"], incorrect: ["Steel"], feedback: "" },
];
async function quiz(values: object = {}, asked: object[] = questions): Promise<number> {
  const body = { name: crypto.randomUUID(), type: "content", passingScore: 75, questionTime: 0, ...values };
  const { id } = (await (await web()).call<{ id: number }>("POST", "/api/quizzes", body)).body;
  expect((await (await web()).call("PUT", `/api/quizzes/${id}/questions`, { questions: asked })).status).toBe(200);
  return id;
}
const numbered = async (id: number) => (await (await web()).call<QuizQuestions>("GET", `/api/quizzes/${id}/questions`)).body.questions;
const questionsOf = async (id: number) => (await numbered(id)).map(({ number: _number, ...question }) => question);

describe("files of quizzes", () => {
  test("what is exported is imported: a new name is added switched off, a name that is there gets the questions", async () => {
    const name = crypto.randomUUID();
    const id = await quiz({ name, partialCredit: true });
    const exported = String((await (await web()).call("GET", `/api/quizzes/${id}/export`)).body);
    expect(exported).toContain(
      "quiz,passingScore,maxFailedAttempts,questionTime,quizTime,partialCredit,text,correct,incorrect,feedback,kind,unit,answerFeedback,picture,category,tags\r\n",
    );
    const other = crypto.randomUUID();
    expect((await importFile(exported.replaceAll(name, other))).body).toEqual({ added: 1, changed: 0, same: 0 });
    const { rows } = (await (await web()).call<{ rows: { id: number }[] }>("GET", `/api/quizzes?search=${other}`)).body;
    const made = (await (await web()).call("GET", `/api/quizzes/${rows[0]!.id}`)).body;
    expect(made).toMatchObject({ type: "content", passingScore: 75, questionTime: 0, partialCredit: true, active: false });
    expect(await questionsOf(rows[0]!.id)).toEqual(questions);
    expect((await importFile(exported.replace("Which may fly?", "Which may not?"))).body).toEqual({ added: 0, changed: 1, same: 0 });
    expect((await questionsOf(id))[0]?.text).toBe("Which may not?");
    expect((await (await app.as("adm")).call("GET", `/api/quizzes/${id}/export`)).status).toBe(403);
  });

  test("every kind of question goes out and comes back without loss, with its picture, category and tags", async () => {
    const client = await web();
    const mark = crypto.randomUUID();
    const { id: mediaId } = (await client.call<{ id: number }>("POST", "/api/media", { name: `${mark}.png` })).body;
    await send(client, `/api/media/${mediaId}/file`, Buffer.from("89504e470d0a1a0a0000000d494844520000002900000029", "hex"), "bag.png");
    const things = (...texts: string[]) => texts.map((text, index) => ({ id: index + 1, text }));
    const bare = { correct: [], incorrect: [], feedback: "" };
    const asked: Record<Exclude<OtherQuestion["kind"], "findThreat">, OtherQuestion> = {
      numeric: {
        kind: "numeric",
        accepted: [
          { value: -12.5, tolerance: 0.25 },
          { value: 1e21, tolerance: 0 },
        ],
        unit: "ml",
      },
      text: { kind: "text", accepted: ["a knife", "C:\\new → ± \\n"] },
      match: {
        kind: "match",
        items: things("bread → toast", "knife\\"),
        targets: [3, 4, 5].map((each) => ({ id: each, text: `colour ${each} \\→ \\\\` })),
        pairs: [
          { item: 1, target: 3 },
          { item: 2, target: 4 },
        ],
      },
      order: { kind: "order", steps: things("=stop", 'look; and "listen"', "–") },
      hotspot: {
        kind: "hotspot",
        description: "A bag",
        regions: [
          {
            id: 1,
            label: "The knife, →",
            polygon: [
              [0.1, 0.1],
              [0.5, 0.1],
              [0.5, 0.5],
            ],
          },
        ],
      },
    };
    const all = [
      ...Object.values(asked).map((asks) => ({ ...bare, text: `${asks.kind}?`, asks, ...(asks.kind === "hotspot" ? { mediaId } : {}) })),
      { ...bare, text: "Is it true?", truth: false },
      {
        ...bare,
        text: "Which?",
        correct: ["A", "B\\n"],
        incorrect: ["–"],
        said: [
          { answer: "–", text: "–" },
          { answer: "A", text: 'Yes, "that"' },
        ],
        mediaId,
      },
    ];
    const id = await quiz({ name: mark }, all);
    const { body: tag } = await client.call<{ id: number }>("POST", "/api/questiontags", { name: mark });
    const { body: category } = await client.call<{ id: number }>("POST", "/api/questioncategories", { name: mark });
    const { rows } = (await client.call<{ rows: { id: number }[] }>("GET", `/api/bankquestions?quizId=${id}&kind=truth`)).body;
    await client.call("PUT", "/api/bankquestions", { id: rows[0]!.id, tags: [tag.id], categoryId: category.id });
    const exported = String((await client.call("GET", `/api/quizzes/${id}/export`)).body);
    const other = crypto.randomUUID();
    expect((await importFile(exported.replaceAll(`${mark},75`, `${other},75`))).body).toEqual({ added: 1, changed: 0, same: 0 });
    const found = (await client.call<{ rows: { id: number }[] }>("GET", `/api/quizzes?search=${other}`)).body.rows[0]!.id;
    const said = (asking: object[]) => asking.map((each) => ("said" in each ? { ...each, said: new Set(each.said as object[]) } : each));
    expect(said(await questionsOf(found))).toEqual(said(all));
    expect((await client.call<{ rows: object[] }>("GET", `/api/bankquestions?quizId=${found}&tags=${tag.id}`)).body.rows).toMatchObject([
      { text: "Is it true?", categoryId: category.id },
    ]);
    expect((await importFile(exported.replaceAll(`${mark}.png`, "nowhere.png"))).body.details.log.faults).toMatchObject([
      { fault: "picture", word: "nowhere.png" },
      { fault: "picture", word: "nowhere.png" },
    ]);
  });

  test("a question that has more time than the whole quiz is told with its line", async () => {
    const { body } = await importFile(`quiz,questionTime,quizTime,text,correct,incorrect\n${crypto.randomUUID()},61,60,Which?,A,B\n`);
    expect(body.details.log.faults).toEqual([{ line: 2, fault: "timeAbove", word: "questionTime" }]);
  });

  test("R-8.071 an import that fails refers to the error log, which names each fault with its line, and nothing is taken over", async () => {
    const name = crypto.randomUUID();
    const { status, body } = await importFile(`quiz,text,correct,incorrect\n${name},Which?,A,B\n${name},,A,A\n`);
    expect([status, body.code]).toEqual([422, "QuizImportFailed"]);
    expect(body.message).toMatch(/error log/u);
    expect(body.details.log).toEqual({
      count: 2,
      faults: [
        { line: 3, fault: "required", word: "text" },
        { line: 3, fault: "answers", word: "" },
      ],
    });
    expect((await (await web()).call<{ count: number }>("GET", `/api/quizzes?search=${name}`)).body.count).toBe(0);
  });
});

test("a quiz is assigned to groups: whoever is in one has it to take, who leaves has it no more", async () => {
  const administrator = await web();
  const { usr } = app.world().airport.north.users;
  const { body: group } = await administrator.call<{ id: number }>("POST", "/api/groups", { name: crypto.randomUUID(), users: [usr] });
  const id = await quiz({ groups: [group.id] });
  const mine = async () =>
    (await (await app.as("usr")).call<LearnerQuiz[]>("GET", "/api/training/quizzes")).body.some((each) => each.id === id);
  expect(await mine()).toBe(true);
  expect((await administrator.call("GET", `/api/quizzes/${id}`)).body).toMatchObject({ groups: [group.id], users: [], userCount: 1 });
  expect((await administrator.call<QuizLearner[]>("GET", `/api/quizzes/${id}/learners`)).body).toMatchObject([
    { userId: usr, assigned: true },
  ]);
  expect((await (await app.as("usr")).call("POST", `/api/training/content-quiz/${id}`)).status).toBe(200);
  // somebody has begun it: the next version keeps its groups
  const { body: next } = await administrator.call<{ id: number }>("PUT", "/api/quizzes", { id, passingScore: 60 });
  expect((await administrator.call("GET", `/api/quizzes/${next.id}`)).body).toMatchObject({ groups: [group.id] });
  await administrator.call("PUT", "/api/groups", { id: group.id, users: [] });
  expect((await (await app.as("usr")).call<LearnerQuiz[]>("GET", "/api/training/quizzes")).body.some((each) => each.id === next.id)).toBe(
    false,
  );
});

test("a question shows a picture of the media, to whoever it asks and to an auditor afterwards, and the picture stays", async () => {
  const administrator = await web();
  const { usr } = app.world().airport.north.users;
  const { id: mediaId } = (await administrator.call<{ id: number }>("POST", "/api/media", { name: crypto.randomUUID() })).body;
  const png = Buffer.from("89504e470d0a1a0a0000000d494844520000002800000028", "hex");
  const refused = { ...questions[0], mediaId };
  const id = await quiz({ users: [usr] });
  expect(await administrator.call("PUT", `/api/quizzes/${id}/questions`, { questions: [refused] })).toMatchObject({
    status: 422,
    body: { code: "QuizPictureMissing" },
  });
  await send(administrator, `/api/media/${mediaId}/file`, png, "bag.png");
  await administrator.call("PUT", `/api/quizzes/${id}/questions`, { questions: [refused] });
  expect(await questionsOf(id)).toMatchObject([{ mediaId }]);

  const learner = await app.as("usr");
  const { body: start } = await learner.call<ExamStart>("POST", `/api/training/content-quiz/${id}`);
  const address = `/api/${start.questions[0]!.picture ?? ""}`;
  const pictures = `/api/training/exam/attempts/${start.examId}/pictures`;
  expect(address).toBe(`${pictures}/${start.questions[0]!.id}`);
  const fetched = await learner.call("GET", address);
  expect([fetched.status, fetched.headers["content-type"]]).toEqual([200, "image/png"]);
  // under the number of the bank, or another one, nothing is told while the quiz is open
  for (const other of [0, 1, start.questions[0]!.id + 1]) expect((await learner.call("GET", `${pictures}/${other}`)).status).toBe(404);
  const auditor = await app.as("aud");
  expect((await auditor.call("GET", address)).status).toBe(404);
  await learner.call("PUT", `/api/training/content-quiz/${id}`, { templateVersion: 1, answers: [], examId: start.examId, time: 1 });
  expect((await auditor.call("GET", `${pictures}/0`)).status).toBe(200); // an auditor knows the bank's
  expect((await (await app.as("usr", "south")).call("GET", address)).status).toBe(404);
  expect(await administrator.call("DELETE", `/api/media/${mediaId}`)).toMatchObject({ status: 409, body: { code: "MediaInUse" } });
});

import type { ActAnswer, DraftAct } from "@vigil/model/authoring/draftAct";
import type { DraftChange, ChangesAnswer } from "@vigil/model/authoring/draftChange";
import type { DraftComment, DraftReview } from "@vigil/model/authoring/draftReview";
import type { Draft, PublishPreview, TakenDraftScan } from "@vigil/model/authoring/draftWire";
import type { CourseVersion, PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import { correctedCourse, stillAsks, type CorrectedKey } from "@vigil/model/exam/correctedKey";
import type { ExamQuestion, ExamStart, SubmitAnswer } from "@vigil/model/exam/examWire";
import type { Regrade } from "@vigil/model/exam/regradeWire";
import { splitViews } from "@vigil/model/training/labs/joinedViews";
import type { ProgramNext } from "@vigil/model/training/nextWire";
import type { Step } from "@vigil/model/training/step";
import { expect, test } from "vitest";
import { answerOf, examPath, saved, startedExam, submitBody } from "../../test/exam/testExamCourse.ts";
import { testApp } from "../../test/http/testApp.ts";
import type { Answer, TestClient } from "../../test/http/testClient.ts";
import { testClientBytes } from "../../test/http/testClientBytes.ts";
import { sendFile } from "../../test/http/testFile.ts";
import { sendPackage } from "../../test/curriculum/testUpload.ts";

const app = testApp();

/** Finds the answers of a question by their words: an attempt has numbers of its own. */
const named =
  (...words: string[]) =>
  ({ options }: ExamQuestion) =>
    words.map((word) => options.find(({ text }) => text === word)?.id ?? 0);

const searched = "Where is the blade?";

/** What is asked, what its author says is right, and what a learner answers who knows. The key of the first is wrong. */
const questions = [
  {
    block: {
      kind: "single",
      text: "Which shows metal?",
      film: { file: "media/belt.mp4", captions: "media/belt.vtt", description: "A bag comes in." },
      ...choices("Orange", "Blue"),
    },
    answer: named("Blue"),
  },
  {
    block: {
      kind: "multiple",
      text: "Which stay behind?",
      answers: [choice(1, "Knives", true), choice(2, "Fireworks", true), choice(3, "Socks", false)],
      feedback: {},
    },
    answer: named("Knives", "Fireworks"),
  },
  {
    block: { kind: "numeric", text: "How many millilitres?", accepted: [{ value: 100, tolerance: 0 }], unit: "ml", feedback: {} },
    answer: () => ["100"],
  },
  {
    block: {
      kind: "findThreat",
      text: searched,
      description: "A belt.",
      keys: ["BW"],
      threats: [{ id: 1, label: "SECRET blade", places: [{ view: 0, points: [[100, 100], [200, 100], [200, 200]] }] }], // prettier-ignore
      feedback: {},
    },
    answer: () => [0, 180, 120],
  },
  { block: { kind: "truth", text: "Every bag is seen once.", right: false, feedback: { correct: "Twice." } }, answer: named("False") },
  { block: { kind: "text", text: "What is carried out of the bag?", accepted: ["Laptop"], feedback: {} }, answer: () => ["laptop"] },
  {
    block: {
      kind: "order",
      text: "In which order?",
      steps: [
        { id: 1, text: "Look" },
        { id: 2, text: "Decide" },
        { id: 3, text: "Search" },
      ],
      feedback: {},
    },
    answer: named("Look", "Decide", "Search"),
  },
];

function choice(id: number, text: string, correct: boolean) {
  return { id, text, correct };
}
function choices(right: string, other: string) {
  return { answers: [choice(1, right, true), choice(2, other, false)], feedback: {} };
}

const scan = {
  kind: "scan",
  subject: { show: "row", places: [[{ article: "kitchenKnife" }]] },
  keys: ["BW"],
  caption: "A knife on the belt",
  description: "A kitchen knife that lies flat.",
  look: [{ view: 0, at: [0.5, 0.5], label: "The blade" }],
};
const square = [
  [0.4, 0.4],
  [0.6, 0.4],
  [0.6, 0.6],
  [0.4, 0.6],
];
const findThreat = {
  type: "findThreat",
  title: "What is in it?",
  task: "Mark what must not fly.",
  scan: { subject: { show: "bag", seed: 7, threat: { category: "knives" } }, keys: ["BW"], description: "A bag." },
  threats: [{ id: 1, label: "Knife", places: [{ view: 0, polygon: square }] }],
};
const checklist = {
  type: "checklist",
  title: "Before you begin",
  task: "Go through it.",
  items: [
    { id: 1, text: "Gloves" },
    { id: 2, text: "Table" },
  ],
};

/** Two units with a page each: one with text and a live scan, one with two labs; seven questions, and an exam at the end. */
async function written(client: TestClient) {
  const code = `W${crypto.randomUUID().slice(0, 8)}`;
  const made = await client.call<{ courseId: number }>("POST", "/api/courses/drafts", { title: "Bags at the gate", code, locale: "en" });
  const url = `/api/courses/${made.body.courseId}/draft`;
  const act = async (sent: DraftAct): Promise<string> => (await client.call<ActAnswer>("POST", `${url}/acts`, sent)).body.key;
  const change = async (...changes: DraftChange[]): Promise<ChangesAnswer> => {
    const { status, body } = await client.call<ChangesAnswer>("POST", `${url}/changes`, { changes });
    expect([status, body.answers.every((answer) => answer.saved)]).toEqual([200, true]);
    return body;
  };
  const labs = [findThreat, checklist].map(async (block) =>
    Number((await act({ act: "add", kind: "lab", piece: "labs", block: block })).slice(1)),
  );
  const pages: string[] = [];
  for (const [name, own] of [
    ["What a scan shows", []],
    ["What to do", await Promise.all(labs)],
  ] as const) {
    const unit = await act({ act: "add", kind: "unit", piece: "outline", block: { name } });
    const section = await act({ act: "add", kind: "section", piece: unit, block: { name } });
    pages.push(await act({ act: "add", kind: "page", piece: section, block: { title: name, labs: [...own] } }));
  }
  for (const [name, content] of [
    ["belt.mp4", "0000ftypmp42"],
    ["belt.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nThe belt runs."],
  ] as const)
    expect((await sendFile(client, "POST", `${url}/files`, { content: Buffer.from(content), name })).status).toBe(201);
  const taken = await client.call<TakenDraftScan>("POST", `${url}/scans`, { subject: scan.subject });
  expect([taken.status, taken.body]).toMatchObject([
    201,
    { file: { path: expect.stringMatching(/^media\/scan-\w{12}\.views$/u) }, threats: [] },
  ]);
  const { path: file } = taken.body.file;
  for (const { block } of questions)
    await act({ act: "add", kind: "question", piece: "questions", block: block.text === searched ? { ...block, file } : block });
  const blocks = (piece: string, ...all: object[]): DraftChange[] =>
    all.map((block, index) => ({ piece, key: `b${piece}block${index}00`, base: null, block: block as never }));
  const { sequence } = await change(
    ...blocks(pages[0]!, { kind: "paragraph", text: "Every bag is seen twice." }, scan),
    ...blocks(pages[1]!, { kind: "paragraph", text: "Then it is searched." }),
    { piece: "course", key: "final", base: null, block: { size: questions.length, mandatory: [] } },
  );
  return { courseId: made.body.courseId, code, url, pages, sequence, change };
}

/** A program of that course for a learner, in which every question of its exam has to be right. */
async function assigned(courseId: number): Promise<number> {
  const { airport } = app.world();
  const name = crypto.randomUUID();
  const program = await (await app.as("web")).call<{ id: number }>("POST", "/api/programs", { name, title: name, courses: [courseId] });
  expect(program.status).toBe(201);
  const own = { ownerDomainId: airport.domainId };
  await app.database.asDomain(airport.domainId, async (tx) => {
    const settings = JSON.stringify({ finalPassingScore: 90, minibookFinal: false, maxFailedAttempts: 0 });
    const made = await tx
      .insertInto("configurations")
      .values({ ...own, name, nameKey: name, settings })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("configurationAssignments").values({ domainId: airport.domainId, configurationId: made.id, courseId }).execute();
    await tx
      .insertInto("programAssignments")
      .values({ domainId: airport.domainId, userId: airport.north.users.usr, programId: program.body.id, source: "user" })
      .execute();
  });
  return program.body.id;
}

function requireDone({ status, body }: Answer): void {
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** The film beside a question, with its captions, and the scan that is searched; nobody else is given them. */
async function seesShown(client: TestClient, { questions: asked }: ExamStart): Promise<void> {
  const { film, picture, description } = asked.find(({ text }) => text === "Which shows metal?")!;
  expect([picture, description]).toEqual([undefined, "A bag comes in."]);
  const { scan: views } = asked.find(({ text }) => text === searched)!;
  expect(splitViews(await testClientBytes(client, `/api/${views}`)).length).toBeGreaterThan(1);
  expect(JSON.stringify(asked)).not.toMatch(/SECRET|threats|points|"right"/u);
  expect((await testClientBytes(client, `/api/${film}`)).toString()).toContain("ftyp");
  expect((await testClientBytes(client, `/api/${film}/captions`)).toString()).toContain("The belt runs.");
  expect((await (await app.as("usr", "south")).call("GET", `/api/${film}`)).status).toBe(404);
}

/** Does what *Continue* says: reads a page, does its labs, or takes the exam as somebody who knows. */
async function follow(client: TestClient, programId: number, { kind, path }: Step): Promise<unknown> {
  const [courseId = 0, unitId = 0, sectionId = 0, pageId = 0] = path;
  if (kind === "finalExam") {
    const place = { programId, courseId };
    const start = await startedExam(client, place, -1);
    await seesShown(client, start);
    for (const [index, question] of start.questions.entries()) {
      const value = questions.find(({ block }) => block.text === question.text)!.answer(question);
      requireDone(await saved(client, start, index, answerOf(value)));
    }
    return (await client.call<SubmitAnswer>("PUT", examPath(place, -1), submitBody(start))).body;
  }
  expect(kind).toBe("page");
  const section = `/api/training/status/programs/${programId}/courses/${courseId}/units/${unitId}/sections/${sectionId}`;
  if (pageId === 2) {
    const lab = (id: number) => `${section}/pages/${pageId}/labs/${id}`;
    for (const id of [1, 2]) requireDone(await client.call("POST", lab(id)));
    requireDone(await client.call("PUT", lab(1), { type: "findThreat", marks: [{ view: 0, at: [0.5, 0.5] }] }));
    requireDone(await client.call("PUT", lab(2), { type: "checklist", checked: [1, 2] }));
  }
  return (
    await client.call("PUT", section, { status: "A", pages: [{ pageId, complete: true, timeMet: true, labComplete: true, data: null }] })
  ).body;
}

test("a course is written, reviewed by another person, published, learned by Continue, marked again after a wrong key, and the same elsewhere", async () => {
  const [author, reviewer, learner] = [await app.as("web"), await app.as("web", "south"), await app.as("usr")];
  const owner = await app.database.owner();
  await owner.query("update domains set review_courses = true where id = $1", [app.world().airport.domainId]);
  const course = await written(author);
  const { url, courseId, pages, change } = course;
  let { sequence } = course;

  // nobody publishes alone: a second person says what is missing, sends it back, and approves what was mended
  expect((await author.call("POST", `${url}/publish`, { version: "1.0", sequence })).body).toMatchObject({
    code: "CourseDraftNotApproved",
  });
  await author.call("POST", `${url}/review`, { act: "ask", sequence });
  const block = `b${pages[0]}block000`;
  await reviewer.call<DraftComment[]>("POST", `${url}/comments`, { piece: pages[0], key: block, text: "From where?" });
  await reviewer.call("POST", `${url}/review`, { act: "sendBack", sequence, note: "One sentence is short." });
  ({ sequence } = await change({
    piece: pages[0]!,
    key: block,
    base: sequence,
    block: { kind: "paragraph", text: "Every bag is seen twice, from above and from the side." },
  }));
  await author.call("POST", `${url}/review`, { act: "ask", sequence });
  expect((await reviewer.call<DraftReview>("POST", `${url}/review`, { act: "approve", sequence })).body.state).toBe("approved");
  const { body: preview } = await author.call<PublishPreview>("POST", `${url}/publish/preview`, {});
  expect(preview).toMatchObject({ faults: [], version: "1.0", report: { counts: { units: 2, pages: 2, labs: 2, questions: 7 } } });
  const published = await author.call<CourseVersion>("POST", `${url}/publish`, { version: "1.0", sequence });
  expect([published.status, published.body]).toMatchObject([201, { version: "1.0", current: true }]);

  // the learner goes on by what comes next, and fails by the one key that is wrong
  const programId = await assigned(courseId);
  const next = async () => (await learner.call<ProgramNext>("GET", `/api/training/programs/${programId}/next`)).body.step;
  const done: string[] = [];
  let outcome: unknown;
  for (let step = await next(); step !== null && done.length < 3; step = await next()) {
    outcome = await follow(learner, programId, step);
    done.push(step.kind);
  }
  expect(done).toEqual(["page", "page", "finalExam"]);
  expect(outcome).toMatchObject({ passed: false, result: { score: 85.71 } });

  // the key is mended: who failed by it has passed, and nothing is left to do
  const bank = `/api/courses/${courseId}/contents/${published.body.id}/questions/1/regrade`;
  const regrade = await author.call<Regrade>("POST", bank, { ruling: { kind: "key", keys: [[2]] }, reason: "Metal is blue." });
  expect(regrade.body).toMatchObject({ state: "done", changed: 1, passNow: 1, passLost: 0 });
  expect(await next()).toBeNull();
  expect((await learner.call("GET", `/api/training/status/programs/${programId}`)).body).toMatchObject({ complete: true });
  const [question] = (await author.call<Draft>("GET", url)).body.parts.filter(({ key }) => key === "q1");
  // the draft still has the old one: its author is told, and takes over what was said
  const corrected = async () => (await author.call<CorrectedKey[]>("GET", `${url}/correctedkeys`)).body;
  const [told, ...others] = await corrected();
  const asked = question!.block as PackageQuestion;
  expect([told, others]).toMatchObject([{ question: 1, reason: "Metal is blue." }, []]);
  expect(stillAsks(asked, told!)).toBe(true);
  const mended = correctedCourse(asked, told!.ruling)!;
  expect(mended).toMatchObject({ answers: [choice(1, "Orange", false), choice(2, "Blue", true)] });
  ({ sequence } = await change({ piece: "questions", key: "q1", base: question!.revision, block: JSON.parse(JSON.stringify(mended)) }));
  expect(stillAsks(mended, told!)).toBe(false);
  await author.call("POST", `${url}/review`, { act: "ask", sequence });
  await reviewer.call("POST", `${url}/review`, { act: "approve", sequence });
  expect((await author.call("POST", `${url}/publish`, { version: "1.1", sequence })).status).toBe(201);
  expect(await corrected()).toEqual([]);

  // exported, it is what was published; installed in another domain and exported from there it is the same bytes
  const archive = await testClientBytes(author, `${url}/package`);
  const elsewhere = await app.as("web", "east");
  const there = await elsewhere.call<{ id: number }>("POST", "/api/courses", {
    name: "Bags",
    title: "Bags",
    code: `${course.code}_V1`,
    type: "content",
  });
  const sent = await sendPackage(elsewhere, there.body.id, archive);
  expect(sent.body).toMatchObject({ version: "1.1", warnings: [] });
  expect((await elsewhere.call("POST", `/api/courses/${there.body.id}/packages/install`, { ticket: sent.body.ticket })).status).toBe(201);
  await elsewhere.call("POST", `/api/courses/${there.body.id}/draft`);
  expect((await testClientBytes(elsewhere, `/api/courses/${there.body.id}/draft/package`)).equals(archive)).toBe(true);
  const { rows } = await owner.query(
    "select count(*)::int as versions, count(distinct content_hash)::int as contents, count(distinct package_hash)::int as packages from course_contents where course_id = any($1) and version = '1.1'",
    [[courseId, there.body.id]],
  );
  expect(rows).toEqual([{ versions: 2, contents: 1, packages: 1 }]);
}, 120_000);

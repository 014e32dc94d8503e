import type { Draft, TakenDraftScan } from "@vigil/model/authoring/draftWire";
import { isAcceptedPlace } from "@vigil/model/curriculum/questionKinds";
import { nothing, type AnswerValue } from "@vigil/model/exam/answerValue";
import type { AnswerSaved, ExamQuestion, ExamStart, SubmitAnswer } from "@vigil/model/exam/examWire";
import type { QuestionBank, Regrade, RegradePreview } from "@vigil/model/exam/regradeWire";
import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import type { QuizQuestions, TakenQuizScan } from "@vigil/model/quiz/quizWire";
import { splitViews, viewsMediaType } from "@vigil/model/training/labs/joinedViews";
import { beforeAll, expect, test } from "vitest";
import { onePixel, testManifest, testPackage, testPage } from "../../test/curriculum/testPackage.ts";
import { installFiles } from "../../test/curriculum/testUpload.ts";
import { readArchive } from "../curriculum/course/package/readArchive.ts";
import { answerOf, examPath, readUnits, saved, startedExam, submitBody } from "../../test/exam/testExamCourse.ts";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { recordParts, sendForm } from "../../test/http/testForm.ts";
import { storedTestBag } from "../../test/imageLibrary/storedTestBag.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const administrator = () => app.as("web");

/** A file as a browser asks for it. */
async function got({ app: server, cookie, address }: TestClient, url: string) {
  const {
    statusCode: status,
    headers,
    rawPayload: body,
  } = await server.inject({
    method: "GET",
    url,
    headers: cookie === null ? {} : { cookie },
    remoteAddress: address,
  });
  return { status, headers, body };
}
/** In the test bag: of a knife of 20 pixels, ten beside it, and eleven. */
const [onKnife, besideKnife, offKnife] = [
  [0, 25, 15],
  [0, 40, 20],
  [0, 42, 20],
];
const images = { threat: 0, innocent: 0, library: 0 };
const polygon: [number, number][] = [
  [0.2, 0.2],
  [0.4, 0.2],
  [0.4, 0.4],
  [0.2, 0.4],
];
const hotspot = { kind: "hotspot" as const, description: "A grey lane", regions: [{ id: 5, label: "SECRETbelt", polygon }] };
const findThreat = (threats: TakenQuizScan["threats"]) => ({
  kind: "findThreat" as const,
  description: "A bag",
  keys: ["BW" as const],
  threats,
});

beforeAll(async () => {
  const client = await administrator();
  const { domainId } = app.world().airport;
  images.library = (await client.call<{ id: number }>("POST", "/api/imagelibraries", { name: crypto.randomUUID() })).body.id;
  images.threat = await storedTestBag(app.house(), domainId, images.library, { seed: 1, threat: true });
  images.innocent = await storedTestBag(app.house(), domainId, images.library, { seed: 2, threat: false });
});

async function newQuiz(settings: object = {}) {
  const client = await administrator();
  const users = [app.world().airport.north.users.usr];
  const body = { name: crypto.randomUUID(), type: "content", questionTime: 0, users, passingScore: 100, ...settings };
  const { id } = (await client.call<{ id: number }>("POST", "/api/quizzes", body)).body;
  const scan = async (imageId: number) => (await client.call<TakenQuizScan>("POST", `/api/quizzes/${id}/scans`, { imageId })).body;
  const [threat, innocent] = [await scan(images.threat), await scan(images.innocent)];
  const name = crypto.randomUUID();
  const content = Buffer.concat([onePixel, Buffer.from(name)]);
  const picture = await sendForm(client, "POST", "/api/media", recordParts({ name, scope: "training" }, { name: "lane.png", content }));
  const asked = (text: string, asks: QuizQuestion["asks"], mediaId: number): QuizQuestion => ({
    text,
    correct: [],
    incorrect: [],
    asks,
    feedback: "",
    mediaId,
  });
  const questions = [
    asked("Where is the belt?", hotspot, picture.body.id),
    asked("What is in it?", findThreat(threat.threats), threat.mediaId),
    asked("And in this one?", findThreat(innocent.threats), innocent.mediaId),
  ];
  const put = (all: readonly object[]) =>
    client.call<QuizQuestions & { field?: string; code?: string }>("PUT", `/api/quizzes/${id}/questions`, { questions: all });
  return { id, client, questions, put, path: `/api/training/content-quiz/${id}` };
}

const shownOf = ({ picture, scan }: ExamQuestion) => `/api/${picture ?? scan}`;
/** Nothing of what is right: no name, no outline, no number of it, nor how many there are. */
const truth = /SECRET|Knife|accepted|regions|threats|points|polygon|image-?[iI]d|"id":5\b|0\.2/u;

test("both kinds are asked in a quiz without a word of what is right, marked, reviewed and counted", async () => {
  const { id, client, questions, put, path } = await newQuiz();
  expect(questions[1]!.asks).toMatchObject({ threats: [{ id: 1, label: "Knife", places: [{ view: 0, points: [[10, 10], [30, 10], [30, 30]] }] }] }); // prettier-ignore
  expect(questions[2]!.asks).toMatchObject({ threats: [] });
  const kept = await put(questions);
  expect([kept.status, kept.body.questions]).toEqual([200, questions.map((question, number) => ({ number, ...question }))]);
  const learner = await app.as("usr");
  const start = (await learner.call<ExamStart>("POST", path)).body;
  expect(start.questions.map(({ model, options }) => [model, options])).toEqual([
    ["hotspot", []],
    ["findThreat", []],
    ["findThreat", []],
  ]);
  expect(JSON.stringify(start)).not.toMatch(truth);
  const [one, two, three] = start.questions;
  // an image with a threat and one without are told apart by nothing but their pictures
  const bare = ({ scan, ...rest }: ExamQuestion) => ({ ...rest, id: 0, text: "", scan: scan?.replace(/\d+/gu, "") });
  expect(bare(two!)).toEqual(bare(three!));
  expect((await got(learner, shownOf(one!))).headers["content-type"]).toBe("image/png");
  const views = await got(learner, shownOf(two!));
  expect([views.status, views.headers["content-type"], splitViews(views.body).length]).toEqual([200, viewsMediaType, 2]);
  expect(views.headers["content-disposition"]).toBeUndefined();
  expect((await got(await app.as("ins"), shownOf(two!))).status).toBe(404);
  const refused = async (index: number, value: AnswerValue) => {
    const { status, body } = await saved(learner, start, index, answerOf(value));
    return [status, body.field];
  };
  for (const [index, value] of [
    [0, [1]],
    [0, [1, 10_001]],
    [0, [nothing]],
    [1, [0, 1]],
    [1, ["clear"]],
  ] as const)
    // prettier-ignore
    expect(await refused(index, [...value])).toEqual([422, "value"]);
  const answers = [[3000, 3000], besideKnife, [nothing]];
  for (const [index, value] of answers.entries()) {
    const { status, body } = await saved(learner, start, index, answerOf(value));
    expect([status, body.value, JSON.stringify(body)]).toEqual([200, value, expect.not.stringMatching(truth)]);
  }
  const { result } = (await learner.call<SubmitAnswer>("PUT", path, submitBody(start))).body;
  expect(result).toMatchObject({ passed: true, score: 100 });
  expect(
    result.review?.map(({ correct, value, accepted }) => [correct, value, accepted?.map((each) => isAcceptedPlace(each) && each.label)]),
  ).toEqual([
    [true, [3000, 3000], ["SECRETbelt"]],
    [true, besideKnife, ["Knife"]],
    [true, [nothing], []],
  ]);
  const bank = (await client.call<QuestionBank>("GET", `/api/quizzes/${id}/bank`)).body.questions;
  expect(bank.map(({ figures }) => figures.marked)).toMatchObject([
    { things: [{ id: 5, times: 1 }], beside: 0, marks: [{ x: 0.3, y: 0.3 }] },
    { things: [{ id: 1, times: 1 }], beside: 0, nothing: 0 },
    { things: [], beside: 0, nothing: 1 },
  ]);
  expect((await got(client, `/api/${bank[1]!.scan}`)).status).toBe(200);
  expect((await got(learner, `/api/${bank[1]!.scan}`)).status).toBe(403);
});

test("ten pixels beside a threat are on it, eleven are not, and a mark in an innocent image is wrong, also where parts count", async () => {
  const { questions, put, path } = await newQuiz({ partialCredit: true });
  await put(questions);
  const learner = await app.as("usr");
  const start = (await learner.call<ExamStart>("POST", path)).body;
  const answers = [[9000, 9000], offKnife, onKnife];
  for (const [index, value] of answers.entries()) await saved(learner, start, index, answerOf(value));
  const { result } = (await learner.call<SubmitAnswer>("PUT", path, submitBody(start))).body;
  expect([result.score, result.review?.map(({ credit }) => credit)]).toEqual([0, ["none", "none", "none"]]);
});

test("a key that was wrong is drawn anew, and who marked there is right", async () => {
  const { id, client, questions, put, path } = await newQuiz();
  await put(questions);
  const learner = await app.as("usr");
  const start = (await learner.call<ExamStart>("POST", path)).body;
  for (const [index, value] of [[9000, 9000], [nothing], [nothing]].entries()) await saved(learner, start, index, answerOf(value));
  expect((await learner.call<SubmitAnswer>("PUT", path, submitBody(start))).body.result.score).toBe(33.33);
  const bank = `/api/quizzes/${id}/bank`;
  const corner = { id: 1, label: "corner", view: 0, points: [[0.8, 0.8], [1, 0.8], [1, 1]] }; // prettier-ignore
  const ruling = { kind: "key", keys: [], accepted: [corner] };
  const preview = await client.call<RegradePreview>("POST", `${bank}/0/regrade/preview`, { ruling });
  expect([preview.status, preview.body]).toMatchObject([200, { attempts: 1, changed: 1 }]);
  expect((await client.call("POST", `${bank}/0/regrade/preview`, { ruling: { ...ruling, accepted: [] } })).status).toBe(422);
  const said = await client.call<Regrade>("POST", `${bank}/0/regrade`, { ruling, reason: "The corner it is." });
  expect(said).toMatchObject({ status: 200, body: { state: "done", changed: 1 } });
  const none = await client.call<Regrade>("POST", `${bank}/1/regrade`, { ruling: { ...ruling, accepted: [] }, reason: "It is empty." });
  expect(none).toMatchObject({ status: 200, body: { changed: 1 } });
  const told = await learner.call<{ result: SubmitAnswer["result"] }>("GET", `/api/training/content/sessions/${start.examId}`);
  expect(told.body.result).toMatchObject({ score: 100, first: { score: 33.33 } });
});

test("a question without a place, a picture or an image is refused at its field, and images that cannot be asked about say why", async () => {
  const { id, client, questions, put } = await newQuiz();
  const refused = async (index: number, change: object) => {
    const { status, body } = await put(questions.map((each, at) => (at === index ? { ...each, ...change } : each)));
    return [status, body.field, body.code];
  };
  expect(await refused(0, { asks: { ...hotspot, regions: [] } })).toEqual([422, "questions.0.asks.regions", "FieldRequired"]);
  expect(await refused(0, { asks: { ...hotspot, description: "" } })).toEqual([422, "questions.0.asks.description", "FieldRequired"]);
  expect((await refused(0, { mediaId: null })).slice(0, 2)).toEqual([422, "questions.0.mediaId"]);
  expect((await refused(1, { mediaId: undefined })).slice(0, 2)).toEqual([422, "questions.1.mediaId"]);
  expect(await refused(0, { mediaId: questions[1]!.mediaId })).toEqual([422, "questions.0.mediaId", "QuizPictureMissing"]);
  expect(await refused(1, { mediaId: questions[0]!.mediaId })).toEqual([422, "questions.1.mediaId", "QuizScanMissing"]);
  const taken = async (imageId: number) => (await client.call<{ code: string }>("POST", `/api/quizzes/${id}/scans`, { imageId })).body.code;
  expect(await taken(999_999_999)).toBe("QuestionImageGone");
  await put(questions);
  const owner = await app.database.owner();
  await owner.query("update images set state = 'archived' where id = $1", [images.innocent]);
  expect(await taken(images.innocent)).toBe("QuestionImageArchived");
  await owner.query("update images set state = 'draft' where id = $1", [images.innocent]);
  // what was taken along stays as it was
  expect((await got(client, `/api/quizzes/${id}/media/${questions[2]!.mediaId}`)).status).toBe(200);
});

test("the exams of a course ask them from its package, tell what is right when an answer is locked, and go out with it as they came", async () => {
  const course = await testContentCourse(app, { examFeedback: "question" });
  const client = await administrator();
  const { courseId } = course;
  await installFiles(client, courseId, testPackage());
  const url = `/api/courses/${courseId}/draft`;
  await client.call<Draft>("POST", url);
  const scan = (await client.call<TakenDraftScan>("POST", `${url}/scans`, { imageId: images.threat })).body;
  expect(scan.file).toMatchObject({ path: `media/scan-${images.threat}.views`, mediaType: viewsMediaType });
  const views = (await got(client, scan.file.url)).body;
  const common = { objective: 1, feedback: {} };
  const questions = [
    { id: 1, ...common, ...hotspot, text: "Where?", file: "media/pixel.png" },
    { id: 2, ...common, ...findThreat(scan.threats), text: "What?", file: "media/bag.views" },
  ];
  const files = testPackage({
    "course.json": { ...testManifest, version: "2.0", finalExam: { size: 2 } },
    "pages/first.md": testPage(1, "Other words.\n\n![A pixel](media/pixel.png)", "objective: 1\n"),
    "pages/second.md": testPage(2, "> Remember."),
    "questions.json": questions,
    "media/bag.views": views,
  });
  await client.call("DELETE", url);
  const contentId = await installFiles(client, courseId, files);
  const draft = (await client.call<Draft>("POST", url)).body;
  expect(draft.parts.filter(({ piece }) => piece === "questions").map(({ block }) => block)).toEqual(questions);
  const exported = await readArchive((await got(client, `${url}/package`)).body);
  expect(JSON.parse(exported.get("questions.json")!.toString())).toEqual(questions);
  expect(exported.get("media/bag.views")!.equals(views)).toBe(true);
  const owner = await app.database.owner();
  const { rows } = await owner.query("select body from content_questions where content_id = $1 order by question_id", [contentId]);
  expect(JSON.stringify(rows)).not.toMatch(/SECRET|Knife/u);
  const missing = await client.call("GET", `/api/courses/${courseId}/contents/${contentId}/questions`);
  expect(missing.body.questions.map(({ model }: { model: string }) => model)).toEqual(["hotspot", "findThreat"]);

  const learner = await app.as("usr");
  await learner.call("POST", `/api/training/status/programs/${course.programId}`);
  await learner.call("POST", `/api/training/status/programs/${course.programId}/courses/${courseId}`);
  await readUnits(learner, course, 1);
  const start = await startedExam(learner, course, -1);
  expect(JSON.stringify(start)).not.toMatch(truth);
  const index = start.questions.findIndex(({ model }) => model === "findThreat");
  const seen = await got(learner, shownOf(start.questions[index]!));
  expect([seen.status, Buffer.compare(seen.body, views)]).toEqual([200, 0]);
  expect((await got(learner, shownOf(start.questions[1 - index]!))).status).toBe(200);
  for (const at of [0, 1]) {
    const value = at === index ? onKnife : [9000, 9000];
    const { body } = await saved(learner, start, at, answerOf(value, { locked: true, elapsedMs: 1000 * (at + 1), shownMs: 1000 * at }));
    expect((body as AnswerSaved).feedback).toMatchObject({
      correct: at === index,
      accepted: [{ label: at === index ? "Knife" : "SECRETbelt" }],
    });
  }
  const done = await learner.call<SubmitAnswer>("PUT", examPath(course, -1), submitBody(start));
  expect(done.body.result).toMatchObject({ score: 50 });
});

test("copied into a course and back into a quiz, what is marked is marked on the same picture and scan", async () => {
  const { id, client, questions, put } = await newQuiz();
  await put(questions);
  const { courseId } = await testContentCourse(app);
  await installFiles(client, courseId, testPackage());
  await client.call("POST", `/api/courses/${courseId}/draft`);
  const idsIn = async (place: string) => {
    const { rows } = (await client.call<{ rows: { id: number }[] }>("GET", `/api/bankquestions?${place}&limit=200`)).body;
    return rows.map((row) => row.id).toSorted((one, other) => one - other);
  };
  const before = await idsIn(`courseId=${courseId}`);
  const into = (ids: number[], to: object) => client.call("POST", "/api/bankquestions/copy", { ids, to });
  expect((await into(await idsIn(`quizId=${id}`), { courseId })).body).toMatchObject({ added: 3 });
  const { parts } = (await client.call<Draft>("GET", `/api/courses/${courseId}/draft`)).body;
  const files = parts.flatMap(({ block }) => ("file" in block && "feedback" in block ? [block.file] : []));
  expect(files).toEqual([expect.stringMatching(/\.png$/u), expect.stringMatching(/\.views$/u), expect.stringMatching(/\.views$/u)]);
  const copies = (await idsIn(`courseId=${courseId}`)).filter((each) => !before.includes(each));
  const other = await newQuiz();
  expect((await into(copies, { quizId: other.id })).body).toMatchObject({ added: 3 });
  const { questions: back } = (await client.call<QuizQuestions>("GET", `/api/quizzes/${other.id}/questions`)).body;
  expect(back.map(({ number: _number, ...question }) => question)).toEqual(questions);
});

import { captionsIn } from "@vigil/model/authoring/captionsIn";
import type { Draft } from "@vigil/model/authoring/draftWire";
import type { CopyPreview } from "@vigil/model/bank/bankWire";
import type { ExamStart, SubmitAnswer } from "@vigil/model/exam/examWire";
import type { QuestionBank } from "@vigil/model/exam/regradeWire";
import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import type { QuizQuestions } from "@vigil/model/quiz/quizWire";
import { expect, test } from "vitest";
import { onePixel } from "../../test/curriculum/testPackage.ts";
import { answerOf, saved, submitBody } from "../../test/exam/testExamCourse.ts";
import { testApp } from "../../test/http/testApp.ts";
import { testClientBytes } from "../../test/http/testClientBytes.ts";
import { recordParts, sendForm } from "../../test/http/testForm.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const vtt = (line: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\n${line}\n`;

/** A quiz with one question about a film, which is not put into it yet. */
async function newQuiz() {
  const client = await app.as("web");
  const users = [app.world().airport.north.users.usr];
  const settings = { type: "content", questionTime: 0, users, passingScore: 100 };
  const { id } = (await client.call<{ id: number }>("POST", "/api/quizzes", { name: crypto.randomUUID(), ...settings })).body;
  const media = async (name: string, content: Buffer) => {
    const file = { name, content: Buffer.concat([content, Buffer.from(crypto.randomUUID())]) };
    const { body } = await sendForm(client, "POST", "/api/media", recordParts({ name: crypto.randomUUID(), scope: "training" }, file));
    return body.id as number;
  };
  const film = await media("belt.mp4", Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42"), Buffer.alloc(500, 7)]));
  const picture = await media("lane.png", onePixel);
  const captions = [
    { locale: "en", text: vtt("The belt runs.") },
    { locale: "ar", text: vtt("يتحرك الحزام.") },
  ];
  const question: QuizQuestion = {
    text: "What is on the belt?",
    correct: ["A bag"],
    incorrect: ["A cat"],
    feedback: "",
    mediaId: film,
    film: { description: "A bag comes in.", captions },
  };
  const put = (...questions: object[]) =>
    client.call<QuizQuestions & { field?: string; code?: string; details?: { faults: { field: string; code: string }[] } }>(
      "PUT",
      `/api/quizzes/${id}/questions`,
      { questions },
    );
  return { id, client, picture, question, put, path: `/api/training/content-quiz/${id}` };
}

test("a film beside a question of a quiz is refused without captions that can be read, and is no picture", async () => {
  const { picture, question, put } = await newQuiz();
  const refused = async (change: object) => {
    const { status, body } = await put({ ...question, ...change });
    const [fault] = body.details?.faults ?? [];
    return [status, fault?.field ?? body.field, fault?.code ?? body.code];
  };
  const film = question.film!;
  expect(await refused({ film: undefined })).toEqual([422, "questions.0.film.captions", "QuizCaptionsMissing"]);
  expect(await refused({ film: { ...film, captions: [] } })).toEqual([422, "questions.0.film.captions", "QuizCaptionsMissing"]);
  expect(await refused({ film: { ...film, captions: [{ locale: "en", text: "The belt runs." }] } })).toEqual([
    422,
    "questions.0.film.captions.0.text",
    "QuizCaptionsUnread",
  ]);
  // a line whose end is no time would be missing without a word
  const untimed = { locale: "en", text: `${vtt("The belt runs.")}\n00:02.000 --> NaN\nIt stops.\n` };
  expect((await refused({ film: { ...film, captions: [untimed] } }))[2]).toBe("QuizCaptionsUnread");
  expect(await refused({ film: { ...film, captions: [film.captions[0], film.captions[0]] } })).toEqual([
    422,
    "questions.0.film.captions",
    "QuizCaptionsTwice",
  ]);
  expect(await refused({ mediaId: picture })).toEqual([422, "questions.0.mediaId", "QuizPictureMissing"]);
  const { field } = (await put({ ...question, film: { ...film, description: " " } })).body;
  expect(field).toBe("questions.0.film.description");
});

test("a film is shown with the captions of the reader's language, to whom it is asked and to nobody else, and stays in the next version", async () => {
  const { id, client, question, put, path } = await newQuiz();
  const kept = await put(question);
  expect([kept.status, kept.body.questions]).toEqual([200, [{ number: 0, ...question }]]);
  const learner = await app.as("usr");
  const start = (await learner.call<ExamStart>("POST", path)).body;
  const { film, picture, description } = start.questions[0]!;
  expect([picture, description]).toEqual([undefined, "A bag comes in."]);
  expect((await testClientBytes(learner, `/api/${film}`)).toString()).toContain("ftyp");
  const said = async (query: string, address = film) => (await testClientBytes(learner, `/api/${address}/captions${query}`)).toString();
  expect([await said("?locale=ar"), await said("?locale=de"), await said("")]).toEqual(
    ["ar", "en", "en"].map((locale) => question.film!.captions.find((each) => each.locale === locale)!.text),
  );
  const stranger = await app.as("ins");
  for (const part of ["", "/captions"]) expect((await stranger.call("GET", `/api/${film}${part}`)).status).toBe(404);
  await saved(learner, start, 0, answerOf([0]));
  expect((await learner.call<SubmitAnswer>("PUT", path, submitBody(start))).status).toBe(200);
  const [entry] = (await client.call<QuestionBank>("GET", `/api/quizzes/${id}/bank`)).body.questions;
  expect((await testClientBytes(client, `/api/${entry!.film}/captions?locale=ar`)).toString()).toBe(question.film!.captions[1]!.text);
  const { revision } = (await client.call<{ revision: number }>("GET", `/api/quizzes/${id}`)).body;
  const next = await client.call<{ id: number }>("PUT", "/api/quizzes", { id, revision, passingScore: 50 });
  expect(next.body.id).not.toBe(id);
  expect((await client.call<QuizQuestions>("GET", `/api/quizzes/${next.body.id}/questions`)).body.questions).toEqual(kept.body.questions);
});

test("a film goes along with its captions where its question is copied into a course and out of one; in a CSV it stays behind, and it is told", async () => {
  const { id, client, question, put } = await newQuiz();
  await put(question);
  const csv = await client.call<string>("GET", `/api/quizzes/${id}/export`);
  expect(csv.headers["x-films-left"]).toBe("1");
  const { courseId } = await testContentCourse(app);
  await client.call("POST", `/api/courses/${courseId}/draft`);
  const { rows } = (await client.call<{ rows: { id: number }[] }>("GET", `/api/bankquestions?quizId=${id}`)).body;
  const ids = rows.map((each) => each.id);
  const preview = await client.call<CopyPreview>("POST", "/api/bankquestions/copy/preview", { ids, to: { courseId } });
  expect(preview.body.lines.map(({ notes }) => notes)).toEqual([[{ code: "captionsLeft", word: "", left: false }]]);
  await client.call("POST", `/api/courses/${courseId}/draft/languages`, { locale: "ar" });
  const translated = await client.call<CopyPreview>("POST", "/api/bankquestions/copy/preview", { ids, to: { courseId } });
  expect(translated.body.lines.map(({ notes }) => notes)).toEqual([[]]);
  expect((await client.call("POST", "/api/bankquestions/copy", { ids, to: { courseId } })).status).toBe(200);
  const draft = (await client.call<Draft>("GET", `/api/courses/${courseId}/draft`)).body;
  const part = draft.parts.findLast(({ key }) => /^q\d+$/u.test(key))!;
  const shown = (part.block as { film: { file: string; captions: string; description: string } }).film;
  expect(shown.description).toBe("A bag comes in.");
  const read = async (path: string) => (await testClientBytes(client, draft.files.find((each) => each.path === path)!.url)).toString();
  expect(await read(shown.file)).toContain("ftyp");
  expect([await read(shown.captions), await read(captionsIn(shown.file, "ar"))]).toEqual([vtt("The belt runs."), vtt("يتحرك الحزام.")]);
  // and out of the course into another quiz, where it is the media's film again
  const other = await newQuiz();
  const inCourse = (await client.call<{ rows: { id: number; text: string }[] }>("GET", `/api/bankquestions?courseId=${courseId}`)).body
    .rows;
  const own = inCourse.filter(({ text }) => text === question.text).map((each) => each.id);
  expect((await client.call("POST", "/api/bankquestions/copy", { ids: own, to: { quizId: other.id } })).status).toBe(200);
  const [copied] = (await client.call<QuizQuestions>("GET", `/api/quizzes/${other.id}/questions`)).body.questions;
  expect([copied?.mediaId, copied?.film]).toEqual([question.mediaId, question.film]);
});

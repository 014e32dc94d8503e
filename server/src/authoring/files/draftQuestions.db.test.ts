import type { Draft } from "@vigil/model/authoring/draftWire";
import type { PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import type { DraftQuestionsTaken, QuestionFilePreview } from "@vigil/model/quiz/questionFileWire";
import { expect, test } from "vitest";
import { testPackage } from "../../../test/curriculum/testPackage.ts";
import { installFiles } from "../../../test/curriculum/testUpload.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { sendFile } from "../../../test/http/testFile.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();
const png = Buffer.from("89504e470d0a1a0a0000000d494844520000002800000028", "hex");

async function course() {
  const { courseId } = await testContentCourse(app);
  const client = await app.as("web");
  await installFiles(client, courseId, testPackage());
  await client.call("POST", `/api/courses/${courseId}/draft`);
  return { courseId, client, url: `/api/courses/${courseId}/draft` };
}
const questionsIn = ({ parts }: Draft): PackageQuestion[] =>
  parts.filter(({ piece }) => piece === "questions").map(({ block }) => block as PackageQuestion);

const moodle = `<?xml version="1.0"?><quiz><question type="category"><category><text>$course$/top/Safety/Blades</text></category></question>
  <question type="multichoice"><questiontext format="html"><text><![CDATA[<p>What is in it?</p><img src="@@PLUGINFILE@@/bag.png">]]></text>
  <file name="bag.png" encoding="base64">${png.toString("base64")}</file></questiontext><single>true</single>
  <correctfeedback format="plain_text"><text>Well seen.</text></correctfeedback><incorrectfeedback format="plain_text"><text>Look again.</text></incorrectfeedback>
  <answer fraction="100"><text>A knife</text></answer><answer fraction="0"><text>A pen</text><feedback format="plain_text"><text>It is longer.</text></feedback></answer>
  <tags><tag><text>flying</text></tag></tags></question>
  <question type="truefalse"><questiontext format="plain_text"><text>Steel floats.</text></questiontext>
  <answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer></question>
  <question type="essay"><questiontext format="plain_text"><text>Write!</text></questiontext></question></quiz>`;

test.each(["gift", "moodle", "qti22", "qti3"])(
  "questions of a file come into a draft, and are saved as %s and brought back the same",
  async (format) => {
    const { client, url, courseId } = await course();
    const content = Buffer.from(moodle);
    const preview: QuestionFilePreview = (await sendFile(client, "POST", `${url}/questions/file/preview`, { content, name: "q.xml" })).body;
    expect(preview).toMatchObject({
      questions: [
        {
          kind: "single",
          picture: true,
          category: "Safety/Blades",
          tags: ["flying"],
          answers: [{}, { text: "A pen", said: "It is longer." }],
        },
        { kind: "truth" },
      ],
      notes: [{ code: "essay", left: true }],
    });
    const taken: DraftQuestionsTaken = (await sendFile(client, "POST", `${url}/questions/file`, { content, name: "q.xml" })).body;
    expect(taken).toMatchObject({ added: 2, files: [{ path: "media/bag.png" }] });
    const [, first, second] = questionsIn((await client.call<Draft>("GET", url)).body);
    expect(first).toMatchObject({
      id: 2,
      kind: "single",
      picture: { file: "media/bag.png" },
      answers: [{ correct: true }, { text: "A pen", feedback: "It is longer." }],
      feedback: { correct: "Well seen.", incorrect: "Look again." },
    });
    expect(second).toMatchObject({ kind: "truth", text: "Steel floats.", right: false });
    const { rows } = (
      await client.call<{ rows: { id: number; categoryId: number }[] }>("GET", `/api/bankquestions?courseId=${courseId}&search=what`)
    ).body;
    expect(rows[0]?.categoryId).toBeTypeOf("number");

    const saved = await client.app.inject({ url: `${url}/questions/file?format=${format}`, headers: { cookie: client.cookie ?? "" } });
    const other = await course();
    const back = await sendFile(other.client, "POST", `${other.url}/questions/file`, { content: saved.rawPayload, name: "q" });
    expect(back.body).toMatchObject({ added: 3 });
    const bare = (question: PackageQuestion) => {
      const { id: _id, objective: _objective, picture, feedback, ...rest } = question;
      return { ...rest, ...(format === "gift" ? {} : { feedback, picture: picture !== undefined }) };
    };
    const before = questionsIn((await client.call<Draft>("GET", url)).body);
    const after = questionsIn((await other.client.call<Draft>("GET", other.url)).body).slice(1);
    // answers are numbered anew
    const said = (question: PackageQuestion) =>
      JSON.parse(JSON.stringify(bare(question), (key, value) => (key === "id" ? undefined : value)));
    expect(after.map(said)).toEqual(before.map(said));
  },
);

test("only authors bring questions into a course, and into none whose draft nobody has begun", async () => {
  const { courseId } = await testContentCourse(app);
  const client = await app.as("web");
  const content = Buffer.from("Which? {=A ~B}");
  expect(await sendFile(client, "POST", `/api/courses/${courseId}/draft/questions/file`, { content, name: "q" })).toMatchObject({
    status: 404,
    body: { code: "CourseDraftMissing" },
  });
  expect(
    (await sendFile(await app.as("adm"), "POST", `/api/courses/${courseId}/draft/questions/file`, { content, name: "q" })).status,
  ).toBe(403);
});

test("a picture of the media is taken into a course, and stays while a question shows it", async () => {
  const { client, url } = await course();
  const { id: mediaId } = (await client.call<{ id: number }>("POST", "/api/media", { name: `Bag ${crypto.randomUUID()}` })).body;
  const missing = await client.call("POST", `${url}/files/media`, { mediaId });
  expect([missing.status, missing.body.code]).toEqual([422, "QuizPictureMissing"]);
  await sendFile(client, "POST", `/api/media/${mediaId}/file`, { content: png, name: "bag.png" });
  const { body: file } = await client.call<{ path: string }>("POST", `${url}/files/media`, { mediaId });
  expect(file.path).toMatch(/^media\/Bag-.*\.png$/u);
  const { body: draft } = await client.call<Draft>("GET", url);
  expect(draft.files.map(({ path }) => path)).toContain(file.path);
  const [question] = draft.parts.filter(({ piece }) => piece === "questions");
  const picture = { file: file.path, description: "A bag with a knife" };
  const saved = await client.call("POST", `${url}/changes`, {
    changes: [{ piece: "questions", key: question!.key, base: question!.revision, block: { ...question!.block, picture } }],
  });
  expect(saved.status).toBe(200);
  const { body: check } = await client.call<{ faults: unknown[] }>("GET", `${url}/check`);
  expect(check.faults).toEqual([]);
  expect((await client.call("DELETE", `${url}/files/${file.path}`)).status).toBe(409);
});

test("questions of a CSV as quizzes are saved as come into a draft; rows that say nothing are left away and told", async () => {
  const { client, url } = await course();
  const content = Buffer.from(
    '\u{FEFF}text,correct,incorrect,kind,category\r\nWhich?,"A\nB",C,choice,Blades\r\nSteel floats.,false,,truth,\r\nWhat now?,,C,,\r\n',
  );
  const preview: QuestionFilePreview = (await sendFile(client, "POST", `${url}/questions/file/preview`, { content, name: "q.csv" })).body;
  expect(preview).toMatchObject({
    questions: [
      { kind: "multiple", line: 2, category: "Blades" },
      { kind: "truth", line: 4 },
    ],
    notes: [{ line: 5, code: "noneRight", left: true }],
  });
  const taken: DraftQuestionsTaken = (await sendFile(client, "POST", `${url}/questions/file`, { content, name: "q.csv" })).body;
  expect(taken.added).toBe(2);
  const [, first] = questionsIn((await client.call<Draft>("GET", url)).body);
  expect(first).toMatchObject({
    kind: "multiple",
    text: "Which?",
    answers: [
      { text: "A", correct: true },
      { text: "B", correct: true },
      { text: "C", correct: false },
    ],
  });
});

test("a place on a picture comes into a draft with its picture, and goes out with it", async () => {
  const { client, url } = await course();
  const sized = "iVBORw0KGgoAAAANSUhEUgAAASwAAADICAAAAAB3tIOJAAAA";
  const content = Buffer.from(`<?xml version="1.0"?><quiz><question type="ddmarker">
    <questiontext format="plain_text"><text>Where is the blade?</text></questiontext><file name="bag.png" path="/" encoding="base64">${sized}</file>
    <drag><no>1</no><text>Blade</text></drag><drop><no>1</no><shape>rectangle</shape><coords>30,20;60,40</coords><choice>1</choice></drop></question></quiz>`);
  const taken: DraftQuestionsTaken = (await sendFile(client, "POST", `${url}/questions/file`, { content, name: "q.xml" })).body;
  expect(taken).toMatchObject({ added: 1, files: [{ path: "media/bag.png" }] });
  const last = questionsIn((await client.call<Draft>("GET", url)).body).at(-1);
  expect(last).toMatchObject({ kind: "hotspot", file: "media/bag.png", description: "bag.png", regions: [{ id: 1, label: "Blade" }] });
  expect(last).not.toHaveProperty("picture");
  const { body: saved } = await client.app.inject({ url: `${url}/questions/file?format=moodle`, headers: { cookie: client.cookie ?? "" } });
  expect(saved).toContain(sized);
  expect(saved).toContain("<coords>30,20;90,20;90,60;30,60</coords>");
});

import { Buffer } from "node:buffer";
import type { QuestionFilePreview, QuestionsTaken } from "@vigil/model/quiz/questionFileWire";
import type { QuizQuestions } from "@vigil/model/quiz/quizWire";
import { otherOfFile } from "@vigil/model/exam/questionFile/otherOfFile";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { multipartBody, multipartHeaders, sendFile } from "../../../test/http/testFile.ts";
import { readArchive } from "../../curriculum/course/package/readArchive.ts";
import { writeArchive } from "../../curriculum/course/package/writeArchive.ts";

const app = testApp();
const web = () => app.as("web");
async function quiz(questions: object[] = []): Promise<number> {
  const client = await web();
  const { id } = (await client.call<{ id: number }>("POST", "/api/quizzes", { name: crypto.randomUUID(), type: "content" })).body;
  if (questions.length > 0) await client.call("PUT", `/api/quizzes/${id}/questions`, { questions });
  return id;
}
const written = { correct: [], incorrect: [], feedback: "" };
const path = (id: number) => `/api/quizzes/${id}/questions/file`;
const send = async (url: string, content: string | Buffer) =>
  sendFile(await web(), "POST", url, { content: Buffer.from(content), name: "questions" });
const numbered = async (id: number) => (await (await web()).call<QuizQuestions>("GET", `/api/quizzes/${id}/questions`)).body.questions;
const questionsOf = async (id: number) => (await numbered(id)).map(({ number: _number, ...question }) => question);

const gift =
  "// [tag:flying]\n::Blades::Which may fly? {=A pen ~A knife ~A gun####Blades stay}\n\nWrite about yourself. {}\n\nSteel floats. {F}\n";

test("a file is looked into first and nothing is written; what was chosen of it comes behind the questions that are there", async () => {
  const id = await quiz([{ text: "First?", correct: ["A"], incorrect: ["B"], feedback: "" }]);
  const seen: QuestionFilePreview = (await send(`${path(id)}/preview`, gift)).body;
  expect(seen).toMatchObject({
    room: 199,
    questions: [
      { number: 1, line: 2, kind: "single", text: "Which may fly?", tags: ["flying"] },
      {
        number: 2,
        line: 6,
        text: "Steel floats.",
        kind: "truth",
        answers: [
          { text: "True", right: false },
          { text: "False", right: true },
        ],
      },
    ],
    notes: [{ code: "essay", line: 4, left: true }],
  });
  expect(await questionsOf(id)).toHaveLength(1);
  const taken: QuestionsTaken = (await send(`${path(id)}?leave=2`, gift)).body;
  expect(taken).toMatchObject({ id, added: 1 });
  expect(await questionsOf(id)).toMatchObject([
    { text: "First?" },
    { text: "Which may fly?", correct: ["A pen"], incorrect: ["A knife", "A gun"], feedback: "Blades stay" },
  ]);
});

test("what is taken over is all of it or nothing: too many, none, and whoever may not edit are refused", async () => {
  const id = await quiz();
  const many = Array.from({ length: 201 }, (_, index) => `Question ${index}? {=A ~B}\n\n`).join("");
  expect(await send(path(id), many)).toMatchObject({ status: 422, body: { code: "QuestionFileFull", field: "file" } });
  expect(await send(path(id), "no question at all")).toMatchObject({ status: 422, body: { code: "QuestionFileNothing" } });
  expect(await questionsOf(id)).toEqual([]);
  const trainer = await app.as("adm");
  expect((await trainer.call("POST", path(id), multipartBody(Buffer.from(gift), "a"), multipartHeaders)).status).toBe(403);
  expect((await trainer.call("GET", `${path(id)}?format=gift`)).status).toBe(403);
});

const png = Buffer.from("89504e470d0a1a0a0000000d494844520000002800000028", "hex");
const moodle = (file: string) => `<?xml version="1.0"?><quiz><question type="multichoice"><name><text>Bag</text></name>
  <questiontext format="html"><text><![CDATA[<p>What is <b>in</b> it?</p><img src="@@PLUGINFILE@@/bag.png">]]></text>
  <file name="bag.png" encoding="base64">${file}</file></questiontext><single>true</single>
  <answer fraction="100"><text>A knife</text></answer><answer fraction="0"><text>A pen</text></answer></question></quiz>`;

test("pictures within a file become media, each once; what is no picture is told and the question comes without it", async () => {
  const id = await quiz();
  const body: QuestionFilePreview = (await send(`${path(id)}/preview`, moodle(png.toString("base64")))).body;
  expect(body).toMatchObject({ questions: [{ picture: true }], notes: [{ code: "formatting", word: "b" }] });
  await send(path(id), moodle(png.toString("base64")));
  await send(path(id), moodle(png.toString("base64")));
  const [first, second] = await questionsOf(id);
  expect(first?.mediaId).toBeTypeOf("number");
  expect(second?.mediaId).toBe(first?.mediaId);
  const broken: QuestionFilePreview = (await send(`${path(id)}/preview`, moodle(Buffer.from("<svg/>").toString("base64")))).body;
  expect(broken).toMatchObject({
    questions: [{ picture: false }],
    notes: [{ code: "formatting" }, { code: "pictureRefused", word: "bag.png" }],
  });
});

test.each(["gift", "moodle", "qti22", "qti3"])(
  "what is saved as %s is brought back the same, picture and all where the format has room for one",
  async (format) => {
    const client = await web();
    const questions = [
      { text: "Which = {organic}?", correct: ["Paper", "Cheese"], incorrect: ["Steel ~ #1"], feedback: "Both: <carbon>" },
      { text: "هل تطير السكين؟", correct: ["لا"], incorrect: ["نعم"], feedback: "" },
      { text: "Which flies?", correct: ["A pen"], incorrect: ["A knife"], said: [{ answer: "A knife", text: "It ~cuts~." }], feedback: "" },
      { ...written, text: "Steel floats.", truth: false, feedback: "It sinks." },
      { ...written, text: "How heavy?", asks: { kind: "numeric", accepted: [{ value: 12.5, tolerance: 0.5 }] } },
      { ...written, text: "What looks into bags?", asks: { kind: "text", accepted: ["scanner", "X*ray"] } },
      {
        ...written,
        text: "What is it of?",
        asks: otherOfFile({
          kind: "match",
          pairs: [
            { left: "Knife", right: "steel" },
            { left: "Pen", right: "plastic" },
          ],
          spare: ["glass"],
        }),
      },
      ...(format === "gift"
        ? []
        : [{ ...written, text: "In which order?", asks: otherOfFile({ kind: "order", items: ["Look", "Decide"] }) }]),
    ];
    const id = await quiz();
    await send(path(id), moodle(png.toString("base64")));
    const [shown] = await questionsOf(id);
    const all = [...questions, { ...questions[0], text: "With a picture?", mediaId: shown?.mediaId }];
    await client.call("PUT", `/api/quizzes/${id}/questions`, { questions: all });
    const { rows } = (await client.call<{ rows: { id: number }[] }>("GET", `/api/bankquestions?quizId=${id}&kind=truth`)).body;
    const { body: tag } = await client.call<{ id: number }>("POST", "/api/questiontags", { name: `tag ${format}` });
    const { body: category } = await client.call<{ id: number }>("POST", "/api/questioncategories", { name: `Safety/${format}` });
    await client.call("PUT", "/api/bankquestions", { id: rows[0]!.id, tags: [tag.id], categoryId: category.id });
    const saved = await client.app.inject({ url: `${path(id)}?format=${format}`, headers: { cookie: client.cookie ?? "" } });
    expect(saved.headers["content-disposition"]).toContain(format);
    const other = await quiz();
    expect(((await send(path(other), saved.rawPayload)).body as QuestionsTaken).added).toBe(all.length);
    expect((await client.call<{ rows: object[] }>("GET", `/api/bankquestions?quizId=${other}&tags=${tag.id}`)).body.rows).toMatchObject([
      { text: "Steel floats.", categoryId: category.id },
    ]);
    expect(await questionsOf(other)).toEqual(format === "gift" ? all.map((each) => ({ ...each, mediaId: undefined })) : all);
  },
);

test("an archive that is none, that unpacks to too much, or that leads out of itself is refused in words; a document type too", async () => {
  const id = await quiz();
  const preview = async (content: string | Buffer) =>
    ((await send(`${path(id)}/preview`, content)).body as QuestionFilePreview).notes.map(({ code }) => code);
  expect(await preview("PK\u0003\u0004 nothing")).toEqual(["archiveCorrupt"]);
  expect(await preview(await writeArchive(new Map([["imsmanifest.xml", Buffer.alloc(40_000_000)]])))).toEqual(["archiveRefused"]);
  expect(await preview(await writeArchive(new Map([["readme.txt", Buffer.from("hello")]])))).toEqual(["fileMissing"]);
  expect(await preview('<!DOCTYPE quiz [<!ENTITY a SYSTEM "file:///etc/passwd">]><quiz>&a;</quiz>')).toEqual(["notXml"]);
  expect(await preview(Buffer.from([0xff, 0xfe, 0x00, 0x41]))).toEqual(["notText"]);
  expect(await preview("<html></html>")).toEqual(["xmlUnknown"]);
});

/** A picture of 300 × 200 pixels, and a marker that is dragged onto it. */
const sized = "iVBORw0KGgoAAAANSUhEUgAAASwAAADICAAAAAB3tIOJAAAA";
const marker = `<?xml version="1.0"?><quiz><question type="ddmarker"><questiontext format="plain_text"><text>Where is the blade?</text></questiontext>
  <file name="bag.png" path="/" encoding="base64">${sized}</file><drag><no>1</no><text>Blade</text><noofdrags>1</noofdrags></drag>
  <drop><no>1</no><shape>rectangle</shape><coords>30,20;60,40</coords><choice>1</choice></drop></question></quiz>`;
const blade = {
  kind: "hotspot",
  regions: [
    {
      label: "Blade",
      polygon: [
        [0.1, 0.1],
        [0.3, 0.1],
        [0.3, 0.3],
        [0.1, 0.3],
      ],
    },
  ],
};

test.each(["moodle", "qti22", "qti3"])("a place on a picture comes with its picture, and goes out again as %s and back", async (format) => {
  const id = await quiz();
  const seen: QuestionFilePreview = (await send(`${path(id)}/preview`, marker)).body;
  expect(seen).toMatchObject({ questions: [{ kind: "hotspot", picture: true, answers: [{ text: "Blade" }] }], notes: [] });
  expect((await send(path(id), marker)).status).toBe(200);
  const [first] = await questionsOf(id);
  expect(first).toMatchObject({ text: "Where is the blade?", asks: blade, mediaId: expect.any(Number) });
  const client = await web();
  const saved = await client.app.inject({ url: `${path(id)}?format=${format}`, headers: { cookie: client.cookie ?? "" } });
  const again = await quiz();
  expect((await send(path(again), saved.rawPayload)).status).toBe(200);
  const [label] = format === "moodle" ? ["Blade"] : ["1"];
  expect(await questionsOf(again)).toMatchObject([{ ...first, asks: { ...blade, regions: [{ ...blade.regions[0], label }] } }]);
});

test("a place on a picture that cannot be kept is left away and told", async () => {
  const id = await quiz();
  const broken = marker.replace(sized, Buffer.from("no picture at all").toString("base64"));
  expect((await send(`${path(id)}/preview`, broken)).body).toMatchObject({
    questions: [],
    notes: [{ code: "pictureRefused", left: true }],
  });
  expect(await send(path(id), broken)).toMatchObject({ status: 422, body: { code: "QuestionFileNothing" } });
});

test("what a format has no words for is told within the file", async () => {
  const id = await quiz();
  await send(path(id), marker);
  const client = await web();
  const saved = async (format: string) =>
    (await client.app.inject({ url: `${path(id)}?format=${format}`, headers: { cookie: client.cookie ?? "" } })).rawPayload;
  expect((await saved("gift")).toString()).toContain("// 1. Where is the blade?: kindNotWritten (hotspot)");
  const two = {
    ...blade,
    description: "A bag",
    regions: [
      { id: 1, ...blade.regions[0]! },
      { id: 2, ...blade.regions[0]! },
    ],
  };
  const [question] = await numbered(id);
  await client.call("PUT", `/api/quizzes/${id}/questions`, { questions: [{ ...question, text: "Which -- of both?", asks: two }] });
  expect((await saved("moodle")).toString()).toContain("<!-- 1. Which ‐‐ of both?: kindNotWritten (hotspot) -->");
  expect((await readArchive(await saved("qti3"))).get("left.txt")?.toString()).toBe("1. Which -- of both?: placesUnnamed\n");
});

test("a table of questions brings the pictures it names from the media of the domain", async () => {
  const id = await quiz();
  await send(path(id), marker);
  const client = await web();
  const { mediaId } = (await numbered(id))[0]!;
  const { name } = (await client.call<{ name: string }>("GET", `/api/media/${mediaId}`)).body;
  const csv = `text,correct,incorrect,picture\nWhat is it?,A knife,A pen,${name}\nWhat else?,A gun,A pen,nowhere.png\n`;
  const into = await quiz();
  const seen: QuestionFilePreview = (await send(`${path(into)}/preview`, csv)).body;
  expect(seen).toMatchObject({
    questions: [
      { text: "What is it?", picture: true },
      { text: "What else?", picture: false },
    ],
    notes: [{ code: "pictureOutside", word: "nowhere.png", left: false }],
  });
  await send(path(into), csv);
  expect((await questionsOf(into)).map((question) => question.mediaId ?? null)).toEqual([mediaId, null]);
});

import type { ActAnswer, DraftAct } from "@vigil/model/authoring/draftAct";
import type { Draft, PublishPreview, TakenDraftScan } from "@vigil/model/authoring/draftWire";
import type { CourseVersion } from "@vigil/model/curriculum/coursePackage";
import type { ScanBlock } from "@vigil/model/training/pageBlock";
import { splitViews } from "@vigil/model/training/labs/joinedViews";
import { beforeAll, expect, test } from "vitest";
import { examPath, readUnits, startedExam, submitBody, saved, answerOf } from "../../test/exam/testExamCourse.ts";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { testClientBytes } from "../../test/http/testClientBytes.ts";
import { storedTestBag } from "../../test/imageLibrary/storedTestBag.ts";

const app = testApp();
const library = { id: 0, shown: 0, asked: 0, archived: 0 };
const onKnife = [0, 25, 15];

beforeAll(async () => {
  const client = await app.as("web");
  const { domainId } = app.world().airport;
  library.id = (await client.call<{ id: number }>("POST", "/api/imagelibraries", { name: crypto.randomUUID() })).body.id;
  const bag = (seed: number) => storedTestBag(app.house(), domainId, library.id, { seed, threat: true });
  [library.shown, library.asked, library.archived] = [await bag(1), await bag(2), await bag(3)];
});

/** A page with a live scan of an image, a lab that searches it, and a question about another one; all of it chosen from the library. */
async function written(client: TestClient) {
  const code = `G${crypto.randomUUID().slice(0, 8)}`;
  const { courseId } = (await client.call<{ courseId: number }>("POST", "/api/courses/drafts", { title: "Gone", code, locale: "en" })).body;
  const url = `/api/courses/${courseId}/draft`;
  const act = async (sent: DraftAct): Promise<string> => (await client.call<ActAnswer>("POST", `${url}/acts`, sent)).body.key;
  const { subject } = (await client.call<Pick<ScanBlock, "subject">>("GET", `/api/images/${library.shown}/subject`)).body;
  const { file, threats } = (await client.call<TakenDraftScan>("POST", `${url}/scans`, { imageId: library.asked })).body;
  const scan = { subject, keys: ["BW"], description: "A holdall." };
  const places = [{ view: 0, polygon: [[0.2, 0.2], [0.8, 0.2], [0.8, 0.8], [0.2, 0.8]] }]; // prettier-ignore
  const findThreat = { type: "findThreat", title: "Search it", task: "Mark it.", scan, threats: [{ id: 1, label: "Knife", places }] };
  const lab = await act({ act: "add", kind: "lab", piece: "labs", block: JSON.parse(JSON.stringify(findThreat)) });
  const unit = await act({ act: "add", kind: "unit", piece: "outline", block: { name: "Unit" } });
  const section = await act({ act: "add", kind: "section", piece: unit, block: { name: "Section" } });
  const page = await act({ act: "add", kind: "page", piece: section, block: { title: "Page", labs: [Number(lab.slice(1))] } });
  const asks = { kind: "findThreat", description: "A bag", keys: ["BW"], threats };
  await act({
    act: "add",
    kind: "question",
    piece: "questions",
    block: { ...asks, text: "What is in it?", file: file.path, feedback: {} },
  });
  const shown = { kind: "scan", ...scan, caption: "A bag of the library", look: [{ view: 0, at: [0.5, 0.5], label: "Look here" }] };
  const { status, body } = await client.call<{ sequence: number }>("POST", `${url}/changes`, {
    changes: [
      { piece: page, key: "bscan00000", base: null, block: shown },
      { piece: "course", key: "final", base: null, block: { size: 1, mandatory: [] } },
    ],
  });
  expect(status).toBe(200);
  return { courseId, url, sequence: body.sequence, shown, file: file.url };
}

/** A program of that course for a learner. */
async function assigned(courseId: number): Promise<number> {
  const { airport } = app.world();
  const name = crypto.randomUUID();
  const program = await (await app.as("web")).call<{ id: number }>("POST", "/api/programs", { name, title: name, courses: [courseId] });
  await app.database.asDomain(airport.domainId, (tx) =>
    tx
      .insertInto("programAssignments")
      .values({ domainId: airport.domainId, userId: airport.north.users.usr, programId: program.body.id, source: "user" })
      .execute(),
  );
  return program.body.id;
}

test("images whose library is gone stay in the draft, its check, its preview, its version, the lesson, the lab and the exam", async () => {
  const [author, learner] = [await app.as("web"), await app.as("usr")];
  const { courseId, url, sequence, shown, file } = await written(author);
  const before = await testClientBytes(author, file);

  // one lies in the archive, the others go one after the other, and then their library
  const owner = await app.database.owner();
  await owner.query("update images set state = 'archived' where id = $1", [library.archived]);
  for (const [method, path, body] of [
    ["GET", `/api/images/${library.archived}/subject`, undefined],
    ["POST", `${url}/scans`, { imageId: library.archived }],
  ] as const)
    expect((await author.call(method, path, body)).body).toMatchObject({ code: "QuestionImageArchived" });
  for (const path of [library.shown, library.asked, library.archived].map((id) => `images/${id}`))
    expect((await author.call("DELETE", `/api/${path}`)).status).toBe(204);
  await owner.query("delete from library_jobs where library_id = $1", [library.id]);
  expect((await author.call("DELETE", `/api/imagelibraries/${library.id}`)).status).toBe(204);
  expect((await author.call("GET", `/api/images/${library.shown}/subject`)).body).toMatchObject({ code: "QuestionImageGone" });
  expect((await author.call("POST", `${url}/scans`, { imageId: library.asked })).body).toMatchObject({ code: "QuestionImageGone" });

  const { parts } = (await author.call<Draft>("GET", url)).body;
  expect(parts.find(({ key }) => key === "bscan00000")?.block).toEqual(shown);
  expect((await testClientBytes(author, file)).equals(before)).toBe(true);
  const { body: preview } = await author.call<PublishPreview>("POST", `${url}/publish/preview`, {});
  expect(preview).toMatchObject({ faults: [], report: { counts: { pages: 1, labs: 1, questions: 1 } } });
  const published = await author.call<CourseVersion>("POST", `${url}/publish`, { version: "1.0", sequence });
  expect(published.status).toBe(201);
  const version = await author.call("GET", `/api/courses/${courseId}/contents/${published.body.id}`);
  expect(JSON.stringify(version.body)).toContain("A bag of the library");

  const programId = await assigned(courseId);
  const course = { programId, courseId };
  await learner.call("POST", `/api/training/status/programs/${programId}`);
  await learner.call("POST", `/api/training/status/programs/${programId}/courses/${courseId}`);
  const section = `/api/training/status/programs/${programId}/courses/${courseId}/units/1/sections/1`;
  const lesson = await learner.call("GET", section.replace("/status", ""));
  expect(JSON.stringify(lesson.body)).toContain("A bag of the library");
  const lab = `${section}/pages/1/labs/1`;
  expect((await learner.call("POST", lab)).status).toBe(200);
  expect(splitViews(await testClientBytes(learner, `${lab}/scan`)).length).toBeGreaterThan(0);
  expect((await learner.call("PUT", lab, { type: "findThreat", marks: [{ view: 0, at: [0.5, 0.5] }] })).status).toBe(200);
  await readUnits(learner, course, 1);
  const start = await startedExam(learner, course, -1);
  expect((await testClientBytes(learner, `/api/${start.questions[0]!.scan}`)).equals(before)).toBe(true);
  expect((await saved(learner, start, 0, answerOf(onKnife))).status).toBe(200);
  expect((await learner.call<{ result: object }>("PUT", examPath(course, -1), submitBody(start))).body.result).toMatchObject({
    score: 100,
  });
}, 120_000); // a bag is packed and scanned

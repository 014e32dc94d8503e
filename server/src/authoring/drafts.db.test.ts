import type { ActAnswer } from "@vigil/model/authoring/draftAct";
import type { ChangesAnswer } from "@vigil/model/authoring/draftChange";
import type { DraftCheck } from "@vigil/model/authoring/draftFault";
import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { Draft, DraftHistoryEntry, PresenceAnswer, PublishPreview } from "@vigil/model/authoring/draftWire";
import { outlineOf, partsIn } from "@vigil/model/authoring/outlineOf";
import type { CourseVersion } from "@vigil/model/curriculum/coursePackage";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { describe, expect, test } from "vitest";
import { testManifest, testPackage, testPage } from "../../test/curriculum/testPackage.ts";
import { installFiles } from "../../test/curriculum/testUpload.ts";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const author = () => app.as("web");

/** A course with a package in it, open for writing. */
async function openCourse(files = testPackage()) {
  const { courseId } = await testContentCourse(app);
  const client = await author();
  await installFiles(client, courseId, files);
  const url = `/api/courses/${courseId}/draft`;
  const { status, body } = await client.call<Draft>("POST", url);
  expect(status).toBe(200);
  return { courseId, client, url, draft: body };
}

const blocksOf = (draft: Draft, page: string) => partsIn(draft.parts, page);
const words = (part: DraftPart | undefined) => (part !== undefined && "text" in part.block ? part.block.text : undefined);
const paragraph = (text: string) => ({ kind: "paragraph", text });

describe("a draft", () => {
  test("is made of the package of the current version, whole in one answer, and is the same for who opens it next", async () => {
    const { draft, client, url } = await openCourse();
    expect(draft).toMatchObject({
      locale: "en",
      locales: [],
      sequence: 1,
      state: "draft",
      begunFrom: { version: "1.0" },
      current: { version: "1.0" },
    });
    const [unit] = outlineOf(draft.parts);
    expect(unit?.sections[0]?.pages.map(({ key, block }) => [key, block.title, block.labs])).toEqual([
      ["p1", "Page 1", []],
      ["p2", "Page 2", [1, 2, 3, 4]],
    ]);
    expect(blocksOf(draft, "p1").map(({ block }) => block)).toMatchObject([
      { kind: "paragraph" },
      { kind: "image", file: "media/pixel.png" },
    ]);
    expect(partsIn(draft.parts, "labs").map(({ key }) => key)).toEqual(["l1", "l2", "l3", "l4"]);
    expect(partsIn(draft.parts, "questions").map(({ block }) => block)).toMatchObject([{ id: 1, text: "Which?" }]);
    expect(draft.files.map(({ path }) => path)).toEqual(["labs/outside/index.html", "media/pixel.png"]);
    expect((await client.call<Draft>("POST", url)).body.parts).toEqual(draft.parts);
  });

  test("is made of what learners have where no package was kept", async () => {
    const { courseId } = await testContentCourse(app);
    const client = await author();
    const { body } = await client.call<Draft>("POST", `/api/courses/${courseId}/draft`);
    expect(outlineOf(body.parts).map(({ sections }) => sections.map(({ pages }) => pages.length))).toEqual([[2, 2], [2]]);
  });

  test("saves blocks one by one, and never one over what somebody else has saved", async () => {
    const { draft, client, url } = await openCourse();
    const [first, second] = blocksOf(draft, "p1");
    const saved = await client.call<ChangesAnswer>("POST", `${url}/changes`, {
      changes: [
        { piece: "p1", key: first!.key, base: first!.revision, block: paragraph("Mine.") },
        { piece: "p1", key: "bnewblock01", base: null, after: first!.key, block: paragraph("") },
      ],
    });
    expect([saved.status, saved.body.answers]).toMatchObject([
      200,
      [
        { saved: true, revision: 2 },
        { saved: true, revision: 2 },
      ],
    ]);
    const late = await client.call<ChangesAnswer>("POST", `${url}/changes`, {
      changes: [{ piece: "p1", key: first!.key, base: first!.revision, block: paragraph("Theirs.") }],
    });
    expect(late.body.answers).toMatchObject([{ saved: false, theirs: { block: paragraph("Mine.") }, by: expect.any(String) }]);
    // the answer was lost, and the call is sent again
    const again = await client.call<ChangesAnswer>("POST", `${url}/changes`, {
      changes: [{ piece: "p1", key: first!.key, base: first!.revision, block: paragraph("Mine.") }],
    });
    expect(again.body.answers).toMatchObject([{ saved: true, revision: 2 }]);
    const now = (await client.call<Draft>("GET", url)).body;
    expect(blocksOf(now, "p1").map(({ key }) => key)).toEqual([first!.key, "bnewblock01", second!.key]);
    expect(words(blocksOf(now, "p1")[0])).toBe("Mine.");
  });

  test("takes blocks away, and what was changed in one that is gone is not saved", async () => {
    const { draft, client, url } = await openCourse();
    const [first] = blocksOf(draft, "p2");
    const change = (base: number | null, block: object | null) => ({ changes: [{ piece: "p2", key: first!.key, base, block }] });
    expect((await client.call<ChangesAnswer>("POST", `${url}/changes`, change(1, null))).body.answers).toMatchObject([{ saved: true }]);
    const late = await client.call<ChangesAnswer>("POST", `${url}/changes`, change(1, paragraph("Late.")));
    expect(late.body.answers).toMatchObject([{ saved: false, theirs: null }]);
    expect(blocksOf((await client.call<Draft>("GET", url)).body, "p2")).toEqual([]);
  });

  test("refuses what does not belong there, is too long, or is of no kind", async () => {
    const { client, url } = await openCourse();
    const status = async (change: object) => (await client.call("POST", `${url}/changes`, { changes: [{ base: null, ...change }] })).status;
    expect(await status({ piece: "nowhere", key: "bsomething1", block: paragraph("x") })).toBe(422);
    expect(await status({ piece: "p1", key: "p99", block: paragraph("x") })).toBe(422);
    expect(await status({ piece: "p1", key: "bsomething1", block: { kind: "script" } })).toBe(422);
    expect(await status({ piece: "p1", key: "bsomething1", block: paragraph("x".repeat(200_001)) })).toBe(422);
    expect(await status({ piece: "p1", key: "bsomething1", locale: "ar", block: paragraph("x") })).toBe(422);
    expect(await status({ piece: "questions", key: "q9", block: { text: "x" } })).toBe(422);
  });

  test("adds, copies, moves and deletes with all that stands within, and brings it back; numbers are never given twice", async () => {
    const { client, url } = await openCourse();
    const act = async (body: object) => (await client.call<ActAnswer>("POST", `${url}/acts`, body)).body;
    const outline = async () =>
      outlineOf((await client.call<Draft>("GET", url)).body.parts).map(({ part, sections }) => [
        part.key,
        ...sections.map((section) => [section.part.key, ...section.pages.map(({ key }) => key)]),
      ]);
    expect((await act({ act: "add", kind: "page", piece: "s1", after: "p1", pattern: "concept" })).parts.map(({ key }) => key)[0]).toBe(
      "p7",
    );
    expect(await outline()).toEqual([["u1", ["s1", "p1", "p7", "p2"]]]);
    await act({ act: "copy", key: "u1" });
    expect(await outline()).toEqual([
      ["u1", ["s1", "p1", "p7", "p2"]],
      ["u3", ["s4", "p8", "p9", "p10"]],
    ]);
    await act({ act: "move", key: "p10", piece: "s1", after: null });
    await act({ act: "delete", key: "u3" });
    expect(await outline()).toEqual([["u1", ["s1", "p10", "p1", "p7", "p2"]]]);
    await act({ act: "undelete", key: "u3" });
    expect(await outline()).toEqual([
      ["u1", ["s1", "p10", "p1", "p7", "p2"]],
      ["u3", ["s4", "p8", "p9"]],
    ]);
    await act({ act: "delete", key: "p10" });
    expect((await act({ act: "add", kind: "page", piece: "s1" })).key).toBe("p11");
    const draft = (await client.call<Draft>("GET", url)).body;
    expect(blocksOf(draft, "p8").map(({ block }) => block)).toEqual(blocksOf(draft, "p1").map(({ block }) => block));
    expect(blocksOf(draft, "p8")[0]!.key).not.toBe(blocksOf(draft, "p1")[0]!.key);
  });

  test("tells others who is there and what was saved since", async () => {
    const { client, url, draft } = await openCourse();
    const other = await author();
    await client.call("POST", `${url}/acts`, { act: "delete", key: "p2" });
    const { body } = await other.call<PresenceAnswer>("POST", `${url}/presence`, { piece: "p1", since: draft.sequence });
    expect(body).toMatchObject({ sequence: 2, parts: [], gone: expect.arrayContaining([{ locale: null, key: "p2" }]) });
  });

  test("remembers what it was, and goes back to it", async () => {
    const { client, url, draft } = await openCourse();
    const [first] = blocksOf(draft, "p1");
    await client.call("POST", `${url}/changes`, { changes: [{ piece: "p1", key: first!.key, base: 1, block: paragraph("Worse.") }] });
    await client.call("POST", `${url}/acts`, { act: "add", kind: "page", piece: "s1" });
    const { body: history } = await client.call<DraftHistoryEntry[]>("GET", `${url}/history`);
    expect(history).toMatchObject([{ changes: 2, pieces: ["p1", "s1"], by: expect.any(String) }]);
    expect((await client.call("POST", `${url}/restore`, { at: history[0]!.at })).status).toBe(200);
    const back = (await client.call<Draft>("GET", url)).body;
    const bare = ({ parts }: Draft) => parts.map((part) => ({ ...part, revision: 0 })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(bare(back)).toEqual(bare(draft));
  });

  test("is not found from another domain, and not saved by who lost the right", async () => {
    const { courseId, url } = await openCourse();
    const student = await app.as("usr");
    for (const [method, path, body] of [
      ["GET", url, undefined],
      ["POST", url, undefined],
      ["POST", `${url}/changes`, { changes: [{ piece: "p1", key: "bsomething1", base: null, block: paragraph("x") }] }],
    ] as const)
      expect((await student.call(method, path, body)).status).toBe(403);
    const owner = await app.database.owner();
    const { rows } = await owner.query("select count(*)::int as count from course_drafts where course_id = $1", [courseId]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe("publishing", () => {
  test("names every mistake with the part it is in, and installs nothing", async () => {
    const { client, url, draft } = await openCourse();
    const [first] = blocksOf(draft, "p1");
    await client.call("POST", `${url}/changes`, { changes: [{ piece: "p1", key: first!.key, base: 1, block: paragraph("") }] });
    const empty = (await client.call<DraftCheck>("GET", `${url}/check`)).body;
    expect(empty.faults).toMatchObject([{ piece: "p1", key: first!.key, path: ["text"] }]);
    await client.call("POST", `${url}/changes`, {
      changes: [{ piece: "p1", key: first!.key, base: 2, block: { kind: "paragraph", text: [{ term: "Nobody", text: "nobody" }] } }],
    });
    const unknown = (await client.call<DraftCheck>("GET", `${url}/check`)).body;
    expect(unknown.faults).toMatchObject([{ piece: "p1", key: first!.key, code: "termUnknown", details: { term: "Nobody" } }]);
    expect((await client.call("POST", `${url}/publish`, { version: "1.1", sequence: 3 })).status).toBe(422);
  });

  test("finds rows of tables in which nothing stands, and units that are still called as the editor calls them", async () => {
    const { client, url, draft } = await openCourse();
    const [first] = blocksOf(draft, "p1");
    const unit = draft.parts.find(({ key }) => key === "u1")!;
    const change = (piece: string, key: string, block: object) => ({ piece, key, base: 1, block });
    const { status } = await client.call("POST", `${url}/changes`, {
      changes: [
        change("p1", first!.key, {
          kind: "table",
          head: ["What", "Where"],
          rows: [
            ["Knife", "Bag"],
            ["", ""],
          ],
        }),
        change("outline", "u1", { ...unit.block, name: "وحدة جديدة" }),
      ],
    });
    expect(status).toBe(200);
    const { faults, warnings } = (await client.call<DraftCheck>("GET", `${url}/check`)).body;
    expect(faults).toEqual([]);
    expect(warnings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: first!.key, code: "rowEmpty", path: ["rows", 1], details: { row: 2 } }),
        expect.objectContaining({ key: "u1", code: "nameGiven", details: { name: "وحدة جديدة" } }),
      ]),
    );
  });

  test("makes the draft the next version, which learners get; the draft stays, and what was not changed stays as it was", async () => {
    const { client, url, courseId, draft } = await openCourse();
    const [first] = blocksOf(draft, "p1");
    await client.call("POST", `${url}/changes`, { changes: [{ piece: "p1", key: first!.key, base: 1, block: paragraph("New *words*.") }] });
    const { body: preview } = await client.call<PublishPreview>("POST", `${url}/publish/preview`, {});
    expect(preview).toMatchObject({
      version: "1.1",
      sequence: 2,
      faults: [],
      report: { change: { added: 0, changed: 1, removed: 0, same: 1 } },
    });
    const stale = await client.call("POST", `${url}/publish`, { version: "1.1", sequence: 1 });
    expect([stale.status, stale.body]).toMatchObject([409, { code: "CourseDraftChanged" }]);
    const { status, body } = await client.call<CourseVersion>("POST", `${url}/publish`, { version: "1.1", sequence: 2 });
    expect([status, body]).toMatchObject([201, { version: "1.1", current: true, pages: 2 }]);
    const seen = await client.call<TrainingCourse>("GET", `/api/courses/${courseId}/contents/${body.id}`);
    expect(seen.body.content.units[0]!.sections[0]!.id).toBe(1);
    const after = (await client.call<Draft>("POST", url)).body;
    expect(after).toMatchObject({ state: "published", begunFrom: { version: "1.1" }, current: { version: "1.1" } });
    expect(after.parts.map(({ key }) => key)).toEqual((await client.call<Draft>("GET", url)).body.parts.map(({ key }) => key));
    const same = await client.call("POST", `${url}/publish/preview`, {});
    expect([same.status, same.body]).toMatchObject([409, { code: "InstallSameVersion" }]);
    const events = await app.database.ask("select type from events where subject_entity = 'course' and subject_id = $1 order by id", [
      courseId,
    ]);
    expect(events.rows.map(({ type }) => type)).toEqual([
      "course.installPackage",
      "course.openDraft",
      "course.installPackage",
      "course.publish",
    ]);
  });

  test("another version that came meanwhile is told, and a published draft is made anew from it", async () => {
    const { client, url, courseId } = await openCourse();
    await installFiles(
      client,
      courseId,
      testPackage({ "course.json": { ...testManifest, version: "2.0" }, "pages/first.md": testPage(1, "Other words.") }),
    );
    expect((await client.call<Draft>("GET", url)).body).toMatchObject({ begunFrom: { version: "1.0" }, current: { version: "2.0" } });
    expect((await client.call<Draft>("POST", url)).body.begunFrom).toMatchObject({ version: "1.0" });
    expect((await client.call("DELETE", url)).status).toBe(204);
    expect((await client.call("GET", url)).status).toBe(404);
    expect(words(blocksOf((await client.call<Draft>("POST", url)).body, "p1")[0])).toBe("Other words.");
  });
});

test("a new course begins with its draft, becomes a package, and that is the course elsewhere", async () => {
  const client = await author();
  const code = `N${crypto.randomUUID().slice(0, 8)}`;
  const { status, body } = await client.call<{ courseId: number }>("POST", "/api/courses/drafts", {
    title: `Course ${code}`,
    code,
    locale: "en",
  });
  expect(status).toBe(201);
  const url = `/api/courses/${body.courseId}/draft`;
  const act = async (sent: object) => (await client.call<ActAnswer>("POST", `${url}/acts`, sent)).body.key;
  const unit = await act({ act: "add", kind: "unit", piece: "outline", block: { name: "One" } });
  const section = await act({ act: "add", kind: "section", piece: unit, block: { name: "First" } });
  const page = await act({ act: "add", kind: "page", piece: section, pattern: "procedure", block: { title: "Steps" } });
  expect([unit, section, page]).toEqual(["u1", "s1", "p1"]);
  const first = await client.call<PublishPreview>("POST", `${url}/publish/preview`, {});
  expect(first.body).toMatchObject({ version: "1.0", faults: [], report: { counts: { pages: 1 }, change: null } });
  const archive = await client.call("GET", `${url}/package`);
  expect([archive.status, archive.headers["content-type"]]).toEqual([200, "application/zip"]);
  expect((await client.call("POST", `${url}/publish`, { version: "1.0", sequence: first.body.sequence })).status).toBe(201);
});

test.each(["liquidsAtTheLane", "readingScans", "handSearch"])(
  "a copy of the sample %s can be published as it is, in Arabic too",
  async (template) => {
    const client = await author();
    const code = `S${crypto.randomUUID().slice(0, 8)}`;
    const made = await client.call<{ courseId: number }>("POST", "/api/courses/drafts", {
      title: `Copy ${code}`,
      code,
      locale: "ar",
      template,
    });
    expect(made.status).toBe(201);
    const url = `/api/courses/${made.body.courseId}/draft`;
    expect((await client.call<Draft>("GET", url)).body).toMatchObject({ locale: "ar", locales: [] });
    expect((await client.call<PublishPreview>("POST", `${url}/publish/preview`, {})).body).toMatchObject({
      faults: [],
      report: { locales: ["ar"], counts: { units: 2, pages: 4, labs: 1 } },
    });
  },
);

import type { ChangesAnswer } from "@vigil/model/authoring/draftChange";
import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { DraftComparison } from "@vigil/model/authoring/draftReview";
import type { Draft } from "@vigil/model/authoring/draftWire";
import { partsIn } from "@vigil/model/authoring/outlineOf";
import type { XliffReport } from "@vigil/model/authoring/xliffWire";
import type { HotspotLab } from "@vigil/model/training/labs/lab";
import { expect, test } from "vitest";
import { testPackage } from "../../test/curriculum/testPackage.ts";
import { installFiles } from "../../test/curriculum/testUpload.ts";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();

async function openCourse() {
  const { courseId } = await testContentCourse(app);
  const client = await app.as("web");
  await installFiles(client, courseId, testPackage());
  const url = `/api/courses/${courseId}/draft`;
  const { body: draft } = await client.call<Draft>("POST", url);
  return { client, url, draft };
}

test("a language goes out as XLIFF and comes back into its blocks with their marks; what did not fit is told", async () => {
  const { client, url, draft } = await openCourse();
  await client.call("POST", `${url}/languages`, { locale: "de" });
  const sent = await client.call<string>("GET", `${url}/translations/de`);
  expect(sent.status).toBe(200);
  const [first] = partsIn(draft.parts, "p1");
  const source = 'Some <pc id="1" type="fmt" subType="xlf:b">words</pc>, a <pc id="2" type="other" subType="vigil:term">dense</pc> thing.';
  expect(sent.body).toContain(`<unit id="${first!.key}.text" canResegment="no">`);
  expect(sent.body).toContain(`<source xml:space="preserve">${source}</source>`);
  const unit = (id: string, from: string, to: string) =>
    `<unit id="${id}"><segment><source>${from}</source><target>${to}</target></segment></unit>`;
  const back = (units: string[], language = "de") => ({
    xliff: `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" trgLang="${language}"><file id="a">${units.join("")}</file></xliff>`,
  });
  const { body } = await client.call<XliffReport>(
    "POST",
    `${url}/translations/de`,
    back([
      unit(`${first!.key}.text`, source, 'Ein <pc id="2">dichtes</pc> Ding, einige <pc id="1">Worte</pc> &amp; mehr.'),
      unit("p1.title", "Page 1", "Seite 1"),
      unit("p2.title", "Page 2 of before", "Seite 2"),
      unit("q1.text", "Which?", '<pc id="1">Welche?</pc>'),
      unit("bnobody99.text", "x", "y"),
    ]),
  );
  expect(body).toEqual({
    applied: 2,
    untouched: 0,
    left: [
      { unit: "p2.title", key: "p2", reason: "sourceChanged", target: "Seite 2" },
      { unit: "q1.text", key: "q1", reason: "marksDiffer", target: "Welche?" },
      { unit: "bnobody99.text", key: null, reason: "unknown", target: "y" },
    ],
  });
  const { parts } = (await client.call<Draft>("GET", url)).body;
  expect(parts.find((part) => part.locale === "de" && part.key === first!.key)?.block).toEqual({
    kind: "paragraph",
    text: ["Ein ", { term: "Density", text: "dichtes" }, " Ding, einige ", { strong: "Worte" }, " & mehr."],
  });
  expect((await client.call("POST", `${url}/translations/de`, back([], "fr"))).status).toBe(422);
  expect((await client.call("POST", `${url}/translations/de`, { xliff: '<!DOCTYPE a [<!ENTITY b "c">]><xliff/>' })).status).toBe(422);
});

test("a version and the draft are compared block by block", async () => {
  const { client, url, draft } = await openCourse();
  const [first, picture] = partsIn(draft.parts, "p1");
  await client.call<ChangesAnswer>("POST", `${url}/changes`, {
    changes: [
      { piece: "p1", key: first!.key, base: 1, block: { kind: "paragraph", text: "Other words." } },
      { piece: "p1", key: "bnewblock01", base: null, block: { kind: "note", text: "Added." } },
    ],
  });
  await client.call("POST", `${url}/acts`, { act: "delete", key: "p2" });
  const { body } = await client.call<DraftComparison>("GET", `${url}/comparison?with=${draft.current!.contentId}`);
  expect(body).toEqual({
    before: "1.0",
    after: null,
    pieces: [
      {
        piece: "outline",
        title: null,
        change: "changed",
        parts: [
          { key: "u1", kind: "unit", change: "same", before: "Unit", after: "Unit" },
          { key: "s1", kind: "section", change: "same", before: "Section", after: "Section" },
          { key: "p1", kind: "page", change: "same", before: "Page 1", after: "Page 1" },
          { key: "p2", kind: "page", change: "removed", before: "Page 2", after: null },
        ],
      },
      {
        piece: "p1",
        title: "Page 1",
        change: "changed",
        parts: [
          { key: first!.key, kind: "block", change: "changed", before: "Some words, a dense thing.", after: "Other words." },
          { key: picture!.key, kind: "block", change: "same", before: "A pixel", after: "A pixel" },
          { key: "bnewblock01", kind: "block", change: "added", before: null, after: "Added." },
        ],
      },
      {
        piece: "p2",
        title: "Page 2",
        change: "removed",
        parts: [{ key: expect.any(String), kind: "block", change: "removed", before: "Remember.", after: null }],
      },
    ],
    files: [],
    languages: [],
  });
});

test("files with other bytes and what was translated are told beside the blocks", async () => {
  const { client, url, draft } = await openCourse();
  const compared = async () => {
    const { body } = await client.call<DraftComparison>("GET", `${url}/comparison?with=${draft.current!.contentId}`);
    return { pieces: body.pieces.length, files: body.files, languages: body.languages };
  };
  expect(await compared()).toEqual({ pieces: 0, files: [], languages: [] });
  const owner = await app.database.owner();
  await owner.query(
    "update course_draft_files file set file_hash = other.file_hash from course_draft_files other, course_drafts draft where draft.course_id = $1 and file.draft_id = draft.id and other.draft_id = draft.id and file.path = 'media/pixel.png' and other.path <> file.path",
    [draft.courseId],
  );
  const side = { bytes: expect.any(Number), mediaType: "image/png", url: expect.stringMatching(/\/media\/pixel\.png$/u) };
  const [file, ...others] = (await compared()).files;
  expect([file, others]).toEqual([{ path: "media/pixel.png", change: "changed", before: side, after: side }, []]);
  // as it was and as it is, each is there to be looked at
  for (const { url: address } of [file!.before!, file!.after!]) expect((await client.call("GET", address)).status).toBe(200);
  const lab = draft.parts.find(({ key }) => key === "l1")! as DraftPart<"lab">;
  const moved = structuredClone(lab.block) as HotspotLab;
  moved.regions[0]!.polygon![0] = [0.01, 0.01];
  const redrawn = { piece: "labs", key: "l1", base: lab.revision, block: moved };
  expect((await client.call<ChangesAnswer>("POST", `${url}/changes`, { changes: [redrawn] })).status).toBe(200);
  const { body: places } = await client.call<DraftComparison>("GET", `${url}/comparison?with=${draft.current!.contentId}`);
  expect(places.pieces[0]!.parts.find(({ key }) => key === "l1")).toMatchObject({
    places: [{ label: moved.regions[0]!.label }],
    picture: file!.after!.url,
  });
  await client.call<ChangesAnswer>("POST", `${url}/changes`, { changes: [{ ...redrawn, base: lab.revision + 1, block: lab.block }] });
  await client.call("POST", `${url}/languages`, { locale: "de" });
  const [first] = partsIn(draft.parts, "p1");
  const change = {
    locale: "de",
    piece: "p1",
    key: first!.key,
    base: null,
    translated: first!.revision,
    block: { kind: "paragraph", text: "Worte." },
  };
  expect((await client.call<ChangesAnswer>("POST", `${url}/changes`, { changes: [change] })).status).toBe(200);
  const { pieces, languages } = await compared();
  expect(pieces).toBe(0);
  expect(languages).toMatchObject([{ locale: "de", change: "added" }]);
  expect(languages[0]!.pieces.find(({ piece }) => piece === "p1")).toEqual({
    piece: "p1",
    title: "Page 1",
    change: "changed",
    parts: [{ key: expect.any(String), kind: "block", change: "added", before: null, after: "Worte." }],
  });
});

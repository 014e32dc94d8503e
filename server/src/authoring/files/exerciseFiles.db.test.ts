import type { ActAnswer, DraftAct } from "@vigil/model/authoring/draftAct";
import type { Draft, PublishPreview } from "@vigil/model/authoring/draftWire";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testClientBytes } from "../../../test/http/testClientBytes.ts";
import { sendFile } from "../../../test/http/testFile.ts";
import { readArchive } from "../../curriculum/course/package/readArchive.ts";

const app = testApp();
const page = (words: string) => Buffer.from(`<!doctype html><link rel="stylesheet" href="look.css"><p>${words}</p>`);

test("an exercise that is a page of its own is brought along with what it needs, and published with its course", async () => {
  const client = await app.as("web");
  const code = `X${crypto.randomUUID().slice(0, 8)}`;
  const made = await client.call<{ courseId: number }>("POST", "/api/courses/drafts", { title: "Own exercise", code, locale: "en" });
  const url = `/api/courses/${made.body.courseId}/draft`;
  const act = async (sent: DraftAct): Promise<string> => (await client.call<ActAnswer>("POST", `${url}/acts`, sent)).body.key;
  const lab = { type: "external", title: "The belt", task: "Stop it in time.", file: "", heightPixels: 480 };
  const labId = Number((await act({ act: "add", kind: "lab", piece: "labs", block: lab })).slice(1));
  const unit = await act({ act: "add", kind: "unit", piece: "outline", block: { name: "Belts" } });
  const section = await act({ act: "add", kind: "section", piece: unit, block: { name: "Stopping" } });
  const key = await act({ act: "add", kind: "page", piece: section, block: { title: "The belt", labs: [labId] } });

  const folder = `labs/${labId}/`;
  const bring = (name: string, content: Buffer) =>
    sendFile(client, "POST", `${url}/files?folder=${encodeURIComponent(folder)}`, { content, name });
  expect((await bring("index.html", page("Once"))).body).toMatchObject({ path: `${folder}index.html` });
  expect((await bring("index.html", page("Twice"))).body).toMatchObject({ path: `${folder}index.html` }); // its page asks for it by that name
  expect((await bring("look.css", Buffer.from("p { color: teal }"))).body).toMatchObject({ path: `${folder}look.css` });
  expect((await bring("Look.CSS", Buffer.from("p {}"))).body).toMatchObject({ code: "CourseDraftFileCase", details: { name: "look.css" } });
  expect((await bring("my look.css", Buffer.from("p {}"))).body).toMatchObject({ code: "CourseDraftFileName" });
  expect((await bring("rules.pdf", Buffer.from("%PDF-1.7"))).body).toMatchObject({ code: "CourseDraftFileRefused" });
  expect((await sendFile(client, "POST", `${url}/files?folder=media/`, { content: page("Out"), name: "index.html" })).status).toBe(422);

  const [part] = (await client.call<Draft>("GET", url)).body.parts.filter(({ piece }) => piece === "labs");
  const changes = [
    { piece: "labs", key: part!.key, base: part!.revision, block: { ...part!.block, file: `${folder}index.html` } },
    { piece: key, key: `b${key}block00`, base: null, block: { kind: "paragraph", text: "The belt runs." } },
  ];
  const { sequence } = (await client.call<{ sequence: number }>("POST", `${url}/changes`, { changes })).body;
  const { body: preview } = await client.call<PublishPreview>("POST", `${url}/publish/preview`, {});
  expect(preview).toMatchObject({ faults: [], report: { counts: { labs: 1 } } });
  expect((await client.call("POST", `${url}/publish`, { version: "1.0", sequence })).status).toBe(201);
  const archive = await readArchive(await testClientBytes(client, `${url}/package`));
  expect([...archive.keys()]).toEqual(expect.arrayContaining([`${folder}index.html`, `${folder}look.css`]));
  expect(archive.get(`${folder}index.html`)!.toString()).toContain("Twice");
});

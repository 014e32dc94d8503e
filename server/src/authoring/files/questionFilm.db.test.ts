import type { ActAnswer } from "@vigil/model/authoring/draftAct";
import type { Draft, PublishPreview } from "@vigil/model/authoring/draftWire";
import type { CourseVersion } from "@vigil/model/curriculum/coursePackage";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testClientBytes } from "../../../test/http/testClientBytes.ts";
import { sendFile } from "../../../test/http/testFile.ts";

const app = testApp();
const vtt = (line: string) => Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${line}\n`);

test("the captions of a film beside a question of a course are those of the reader's language where it has its own", async () => {
  const client = await app.as("web");
  const code = `F${crypto.randomUUID().slice(0, 8)}`;
  const made = { title: code, code, locale: "en", template: "handSearch" };
  const { courseId } = (await client.call<{ courseId: number }>("POST", "/api/courses/drafts", made)).body;
  const url = `/api/courses/${courseId}/draft`;
  const bring = async (name: string, content: Buffer, query = "") =>
    (await sendFile(client, "POST", `${url}/files${query}`, { name, content })).body.path as string;
  const file = await bring("belt.mp4", Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42"), Buffer.alloc(500, 7)]));
  const captions = await bring("belt.vtt", vtt("The belt runs."));
  const answers = [
    { id: 1, text: "The belt", correct: true },
    { id: 2, text: "A cat", correct: false },
  ];
  const film = { file, captions, description: "A belt." };
  const block = { kind: "single", text: "What runs?", film, answers, feedback: {} };
  const { key } = (await client.call<ActAnswer>("POST", `${url}/acts`, { act: "add", kind: "question", piece: "questions", block })).body;
  await client.call("POST", `${url}/languages`, { locale: "ar" });
  await bring("belt.vtt", vtt("يتحرك الحزام."), `?captionsOf=${encodeURIComponent(file)}&locale=ar`);
  const [own] = (await client.call<Draft>("GET", url)).body.parts.filter((part) => part.key === key);
  const translation = { locale: "ar", piece: "questions", key, base: null, block: { ...own!.block, text: "ما الذي يتحرك؟" } };
  await client.call("POST", `${url}/changes`, { changes: [translation] });
  const { faults, version, sequence } = (await client.call<PublishPreview>("POST", `${url}/publish/preview`, {})).body;
  expect(faults).toEqual([]);
  const { id } = (await client.call<CourseVersion>("POST", `${url}/publish`, { version, sequence })).body;
  const said = async (locale: string) =>
    (
      await testClientBytes(client, `/api/courses/${courseId}/contents/${id}/questions/${key.slice(1)}/picture/captions${locale}`)
    ).toString();
  expect(await said("?locale=ar")).toContain("يتحرك الحزام.");
  expect(await said("?locale=de")).toContain("The belt runs.");
  expect(await said("")).toContain("The belt runs.");
});

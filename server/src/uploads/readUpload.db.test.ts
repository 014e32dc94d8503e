import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { testManifest, testPackage, testPage } from "../../test/curriculum/testPackage.ts";
import { writeArchive } from "../curriculum/course/package/writeArchive.ts";
import { sendPackage } from "../../test/curriculum/testUpload.ts";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp({ environment: { UPLOAD_SECONDS: "2" } });

/** Unfinished emphasis, eighty kilobytes of it: a parser of Markdown takes minutes. */
const endless = testPackage({ "pages/first.md": testPage(1, "*a_ ".repeat(20_000)) });
const plain = testPackage({ "course.json": { ...testManifest, version: "7.0" } });

/** Forty megabytes of empty objects: more than the memory of one reader holds. Not packed, as packed it would be refused for that. */
async function huge(): Promise<Buffer> {
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from(JSON.stringify(testManifest)), "course.json");
  archive.addBuffer(Buffer.from(`[${"{},".repeat(13_000_000)}{}]`), "glossary.json", { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}

test("a file that takes more memory than there is for it is refused, and the server lives", async () => {
  const course = await testContentCourse(app);
  const client = await app.as("web");
  const answer = await sendPackage(client, course.courseId, await huge());
  expect([answer.status, answer.body]).toMatchObject([422, { code: "UploadTooComplex" }]);
  expect((await sendPackage(client, course.courseId, await writeArchive(plain))).status).toBe(200);
});

test("a file that takes too long is refused with a sentence, others are answered meanwhile, and the next file is read", async () => {
  const course = await testContentCourse(app);
  const client = await app.as("web");
  const archive = await writeArchive(endless);
  const waiting = new AbortController();
  const sent = Promise.all([1, 2].map(() => sendPackage(client, course.courseId, archive))).finally(() => waiting.abort());
  const next = writeArchive(plain).then((bytes) => sendPackage(client, course.courseId, bytes));
  const health = `${await app.app().listen({ port: 0, host: "127.0.0.1" })}/healthz`;
  let answered = 0;
  for (; !waiting.signal.aborted; answered += 1) {
    expect((await fetch(health)).status).toBe(200);
    await pause(10);
  }
  for (const { status, body } of await sent) expect([status, body]).toMatchObject([422, { code: "UploadTooComplex", field: "file" }]);
  // while a file is read on the thread that answers, there is not one turn for anybody else
  expect(answered).toBeGreaterThan(20);
  expect((await next).status).toBe(200);
});

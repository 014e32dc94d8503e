import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { pick } from "../../test/http/fuzzedValue.ts";
import { testApp } from "../../test/http/testApp.ts";
import { sendFile } from "../../test/http/testFile.ts";
import { testRandom } from "../../test/http/testRandom.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";
import { honestFiles, nastyFiles, spoilt } from "../../test/uploads/testUploads.ts";

const SPOILT = Number(process.env["FUZZ_UPLOADS"] ?? 80);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_122);

const app = testApp({ environment: { UPLOAD_SECONDS: "20" } });
/** Every route that takes a file. */
const routes: { method: "POST" | "PUT"; url: string }[] = [];

beforeAll(async () => {
  const client = await app.as("web");
  const { courseId } = await testContentCourse(app);
  const made = async (url: string, values: object) => (await client.call<{ id: number }>("POST", url, values)).body.id;
  const library = await made("/api/imagelibraries", { name: "Spoilt", threatCategories: ["knives"] });
  const image = await made("/api/images", { imageLibraryId: library, viewCount: 1 });
  for (const url of [
    `/api/courses/${courseId}/packages`,
    `/api/media/${await made("/api/media", { name: "Spoilt" })}/file`,
    `/api/resources/${await made("/api/resources", { name: "Spoilt" })}/file?code=replaceme`,
    "/api/quizzes/import",
    `/api/quizzes/${await made("/api/quizzes", { name: "Spoilt", type: "content" })}/questions/file`,
    "/api/tabledata/import",
    "/api/users/imports",
    `/api/imagelibraries/${library}/import`,
    "/api/imagelibraries/import",
  ])
    routes.push({ method: "POST", url });
  routes.push({ method: "PUT", url: `/api/images/${image}/views/0/enhancements/COL` });
});

const wrong: string[] = [];
/** An answer that is no bug: taken, or refused with a code and a sentence. */
function judge(what: string, { status, body }: { status: number; body: { code?: string; message?: string } }): void {
  const told = status < 400 || (typeof body.code === "string" && typeof body.message === "string");
  if (status >= 500 || status === 404 || !told) wrong.push(`${status} ${body.code} ${what}`);
}

test("no file, however broken, breaks a route that takes files", async () => {
  const client = await app.as("web");
  const random = testRandom(SEED);
  const names: readonly string[] = [
    "course.zip",
    "bag.png",
    "bag.jpg",
    "words.csv",
    "film.mp4",
    "../../etc/passwd.zip",
    `${"a".repeat(5000)}.png`,
    "\u202Egnp.zip",
    "",
  ];
  for (const [what, content] of Object.entries(await nastyFiles()))
    for (const { method, url } of routes)
      judge(`${what} → ${url}`, await sendFile(client, method, url, { content, name: pick(random, names) }));
  const honest = Object.entries(await honestFiles());
  for (let sent = 0; sent < SPOILT; sent += 1) {
    const [own, bytes] = pick(random, honest);
    const { method, url } = pick(random, routes);
    const name = random() < 0.8 ? own : pick(random, names);
    judge(`${own} ${sent} → ${url}`, await sendFile(client, method, url, { content: spoilt(bytes, random), name }));
  }
  expect(wrong).toEqual([]);
}, 240_000);

test("no envelope, however broken, breaks a route that takes files", async () => {
  const client = await app.as("web");
  const part = (head: string, content = "x") => `--b\r\n${head}\r\n\r\n${content}\r\n`;
  const file = 'content-disposition: form-data; name="file"; filename="a.png"';
  const envelopes: Record<string, string> = {
    empty: "",
    "no boundary": "words",
    "no end": part(file),
    "no file": `${part('content-disposition: form-data; name="file"')}--b--\r\n`,
    "no disposition": `${part("content-type: image/png")}--b--\r\n`,
    "another type": `${part(`${file}\r\ncontent-type: text/html`)}--b--\r\n`,
    "huge header": `${part(`${file}\r\nx: ${"y".repeat(100_000)}`)}--b--\r\n`,
    "many headers": `${part(`${file}\r\n${"x: y\r\n".repeat(5000)}z: z`)}--b--\r\n`,
    "many files": `${part(file).repeat(5000)}--b--\r\n`,
    "many fields": `${part('content-disposition: form-data; name="a"').repeat(5000)}--b--\r\n`,
    "a field named as nothing may be": `${part('content-disposition: form-data; name="__proto__"; filename="a.png"')}--b--\r\n`,
    "a name with NUL": `${part('content-disposition: form-data; name="file"; filename="a\0.png"')}--b--\r\n`,
    "an encoded name": `${part("content-disposition: form-data; name=file; filename*=UTF-8''%2e%2e%2f%00%ff.zip")}--b--\r\n`,
    "half a part": '--b\r\ncontent-disposition: form-data; name="file"; file',
  };
  for (const [what, body] of Object.entries(envelopes))
    for (const { method, url } of routes)
      for (const type of ["multipart/form-data; boundary=b", "multipart/form-data", `multipart/form-data; boundary=${"b".repeat(300)}`])
        judge(`${what} as ${type.slice(0, 40)} → ${url}`, await client.call(method, url, body, { "content-type": type }));
  expect(wrong).toEqual([]);
}, 240_000);

test("the server still answers, and nothing lies about that nobody named", async () => {
  expect((await app.visitor().call("GET", "/readyz")).status).toBe(200);
  const { dataDirectory } = app.house().settings;
  expect(await readdir(join(dataDirectory, "files", "new"))).toEqual([]);
  const archives = join(dataDirectory, "archives");
  await access(archives);
  expect((await readdir(archives)).filter((name) => name.startsWith("new-"))).toEqual([]);
});

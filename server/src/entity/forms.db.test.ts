import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testPackage } from "../../test/curriculum/testPackage.ts";
import { testApp } from "../../test/http/testApp.ts";
import { formBody, recordParts, sendForm } from "../../test/http/testForm.ts";
import { writeArchive } from "../curriculum/course/package/writeArchive.ts";
import { png } from "../imageLibrary/catalogue/png.ts";

const app = testApp();
const text = (content: string = crypto.randomUUID()) => ({ name: "rules.txt", content: Buffer.from(content) });
const picture = (shade = Math.floor(Math.random() * 250), width = 64) => ({
  name: "bag.png",
  content: png(
    width,
    48,
    new Uint8Array(width * 48 * 3).map((_, index) => (index * 7 + shade) % 251),
  ),
});
const hashOf = ({ content }: { content: Uint8Array }) => createHash("sha256").update(content).digest("hex");
const found = async (url: string, name: string) =>
  (await (await app.as("web")).call("GET", `/api/${url}?search=${encodeURIComponent(name)}`)).body.rows;
/** Whatever was being sent and was not kept. */
const unfinished = () => readdirSync(join(app.house().settings.dataDirectory, "files", "new"));
const isRecorded = async (file: { content: Uint8Array }) => {
  const { rows } = await app.database.ask("select 1 from files where hash = $1", [hashOf(file)]);
  return rows.length > 0;
};

describe("a record and its file in one call", () => {
  test("R-5.024 R-7.021 R-7.023 a resource is created with its companies as a JSON string, changed with and without a file, and replaced on purpose only", async () => {
    const client = await app.as("web");
    const { north, south } = app.world().airport;
    const file = text();
    const name = crypto.randomUUID();
    const added = await sendForm(
      client,
      "POST",
      "/api/resources",
      recordParts({ name, companies: [north.companyId], accessLevels: [1] }, file),
    );
    expect([added.status, added.body]).toMatchObject([
      201,
      { name, companies: [north.companyId], accessLevels: [1], active: true, hash: hashOf(file), data: { fileName: "rules.txt" } },
    ]);
    const { id, revision } = added.body;
    const second = text();
    const change = { id, revision, description: "true", companies: [south.companyId] };
    const refused = await sendForm(client, "PUT", "/api/resources", recordParts(change, second));
    expect([refused.status, refused.body.code]).toEqual([412, "ResourceReplaceCode"]);
    expect((await client.call("GET", `/api/resources/${id}`)).body).toMatchObject({
      description: "",
      companies: [north.companyId],
      revision,
    });
    expect(await isRecorded(second)).toBe(false);
    const replaced = await sendForm(client, "PUT", "/api/resources", recordParts({ ...change, code: "replaceme" }, second));
    expect([replaced.status, replaced.body]).toMatchObject([
      200,
      { description: "true", companies: [south.companyId], hash: hashOf(second), name },
    ]);
    // without a file, and in JSON, as ever
    expect((await sendForm(client, "PUT", "/api/resources", recordParts({ id, active: false }))).body).toMatchObject({ active: false });
    expect((await client.call("PUT", "/api/resources", [{ id, active: true }])).body).toMatchObject([{ active: true }]);
    const stale = await sendForm(client, "PUT", "/api/resources", recordParts({ id, revision, name: "late" }));
    expect([stale.status, stale.body.code]).toEqual([409, "StaleRecord"]);
    // the row as it was read
    const { body: row } = await client.call("GET", `/api/resources/${id}`);
    expect((await sendForm(client, "PUT", "/api/resources", recordParts(row))).body).toMatchObject({ name, companies: [south.companyId] });
  });

  test("a media record, an image with its picture and a course with its package come the same way", async () => {
    const client = await app.as("web");
    const file = picture();
    const media = await sendForm(client, "POST", "/api/media", recordParts({ name: crypto.randomUUID(), scope: "certificates" }, file));
    expect([media.status, media.body]).toMatchObject([
      201,
      { scope: "certificates", hash: hashOf(file), data: { mediaType: "image/png", width: 64 } },
    ]);
    const renewed = picture();
    expect((await sendForm(client, "PUT", "/api/media", recordParts({ id: media.body.id }, renewed))).body).toMatchObject({
      hash: hashOf(renewed),
    });

    const { body: library } = await client.call("POST", "/api/imagelibraries", { name: crypto.randomUUID(), threatCategories: ["knives"] });
    const image = { imageLibraryId: library.id, viewCount: 2, manifest: ["a shoe"], difficulty: 4 };
    const bag = picture();
    const made = await sendForm(client, "POST", "/api/images", recordParts(image, bag));
    expect([made.status, made.body]).toMatchObject([201, { state: "draft", difficulty: 4, manifest: ["a shoe"], views: [{ width: 64, pictures: { COL: { file: hashOf(bag) } } }, { width: 0 }] }]); // prettier-ignore
    const inverted = picture();
    const put = await sendForm(client, "PUT", "/api/images", recordParts({ id: made.body.id, view: "1", enhancement: "NEG" }, inverted));
    expect([put.status, put.body]).toMatchObject([
      200,
      { views: [{ width: 64 }, { width: 64, pictures: { NEG: { file: hashOf(inverted) } } }] },
    ]);
    expect((await sendForm(client, "PUT", "/api/images", recordParts({ id: made.body.id, view: "one" }, picture()))).body).toMatchObject({
      field: "view",
    });
    expect((await sendForm(client, "PUT", "/api/images", recordParts({ id: made.body.id, view: "1" }))).body).toMatchObject({
      code: "PictureMissing",
      field: "file",
    });
    // what does not fit beside the others leaves image and record as they were
    const odd = await sendForm(
      client,
      "PUT",
      "/api/images",
      recordParts({ id: made.body.id, difficulty: 1, enhancement: "NEG" }, picture(1, 80)),
    );
    expect([odd.status, odd.body.code, odd.body.field]).toEqual([422, "PictureSizeDiffers", "file"]);
    expect((await client.call("GET", `/api/images/${made.body.id}`)).body).toMatchObject({ difficulty: 4 });

    const course = { name: crypto.randomUUID(), title: "With its content", code: "TST_V1", type: "content" };
    const packed = { name: "course.zip", content: await writeArchive(testPackage()) };
    const installed = await sendForm(client, "POST", "/api/courses", recordParts(course, packed));
    expect([installed.status, installed.body.code]).toEqual([201, "TST_V1"]);
    const contents = () => client.call("GET", `/api/courses/${installed.body.id}/contents`);
    expect((await contents()).body).toMatchObject([{ version: "1.0", current: true, pages: 2 }]);
    const same = await sendForm(client, "PUT", "/api/courses", recordParts({ id: installed.body.id, title: "Other" }, packed));
    expect([same.status, same.body.code]).toEqual([409, "InstallSameVersion"]);
    expect((await client.call("GET", `/api/courses/${installed.body.id}`)).body).toMatchObject({ title: "With its content" });
  });

  test("R-5.039 a file of the wrong kind or size is refused with its sentence and leaves no record, and a record that is refused no file", async () => {
    const client = await app.as("web");
    const name = crypto.randomUUID();
    const script = { name: "page.html", content: Buffer.from("<script>") };
    const wrong = await sendForm(client, "POST", "/api/resources", recordParts({ name }, script));
    expect([wrong.status, wrong.body.code, wrong.body.field]).toEqual([415, "FileTypeNotTaken", "file"]);
    expect(wrong.body.message).toMatch(/^A file of this kind is not kept\. Possible are .+\.$/u);
    const large = { name: "page.pdf", content: Buffer.alloc(50 * 1_048_576 + 1) };
    const refused = await sendForm(client, "POST", "/api/resources", recordParts({ name }, large));
    expect([refused.status, refused.body.message]).toEqual([413, "The file is larger than 50 MB."]);
    expect(await found("resources", name)).toEqual([]);
    await client.call("POST", "/api/resources", { name });
    const file = text();
    const taken = await sendForm(client, "POST", "/api/resources", recordParts({ name }, file));
    expect([taken.status, taken.body.field]).toEqual([409, "name"]);
    expect(await isRecorded(file)).toBe(false);
    expect(unfinished()).toEqual([]);
  });

  test("each bad part is refused at its field, and nothing is kept", async () => {
    const client = await app.as("web");
    const name = crypto.randomUUID();
    const file = { name: "file", file: "rules.txt", value: "Rules." };
    const cases: [object[], number, string, string | undefined][] = [
      [[{ name: "name", value: name }, { name: "colour", value: "red" }, file], 422, "FieldUnknown", "colour"],
      [[{ name: "name", value: name }, { name: "companies", value: "[1," }, file], 422, "FieldNotJson", "companies"],
      [
        [{ name: "name", value: name }, { name: "companies", value: "[1,", type: "application/json" }, file],
        422,
        "FieldNotJson",
        undefined,
      ],
      [[{ name: "name", value: name }, { name: "companies", value: '{"a":1}' }, file], 422, "FieldInvalid", "companies"],
      [[{ name: "name", value: name }, { name: "name", value: name }, file], 422, "FieldTwice", "name"],
      [[{ name: "name", value: name }, file, { ...file, value: "Others." }], 422, "FileSeveral", "file"],
      [
        [
          { name: "name", value: name },
          { ...file, name: "picture" },
        ],
        422,
        "FieldUnknown",
        "picture",
      ],
      [
        [
          { name: "name", value: name },
          { name: "file", value: "Rules." },
        ],
        422,
        "FileNotSent",
        "file",
      ],
      [[{ name: "name", value: name }, { name: "description", value: "x".repeat(1_100_000) }, file], 413, "PayloadTooLarge", "description"],
      [
        [
          { name: "name", value: name },
          { ...file, value: Buffer.alloc(50 * 1_048_576 + 1) },
        ],
        413,
        "ResourceFileTooLarge",
        "file",
      ],
      [[{ name: "__proto__", value: "{}" }, { name: "name", value: name }, file], 400, "BadRequest", undefined],
      [[file], 422, "FieldRequired", "name"],
    ];
    for (const [parts, status, code, field] of cases) {
      const { status: answered, body } = await sendForm(client, "POST", "/api/resources", parts as Parameters<typeof formBody>[0]);
      expect([answered, body.code, body.field]).toEqual([status, code, field]);
    }
    const whole = formBody(recordParts({ name }, text("A long text. ".repeat(1000))));
    for (const cut of [whole.length - 40, 900, 60]) {
      const { status, body } = await sendForm(client, "POST", "/api/resources", whole.subarray(0, cut));
      expect([status, body.code]).toEqual([400, "BadRequest"]);
    }
    expect(await found("resources", name)).toEqual([]);
    expect(unfinished()).toEqual([]);
    // lists without a file take JSON
    expect((await sendForm(client, "POST", "/api/programs", recordParts({ name }))).status).toBe(415);
  });

  test("the same form sent twice with one key makes one record; another file with that key is refused", async () => {
    const client = await app.as("web");
    const [parts, key] = [recordParts({ name: crypto.randomUUID() }, text()), { "idempotency-key": crypto.randomUUID() }];
    const first = await sendForm(client, "POST", "/api/resources", parts, key);
    expect(first.status).toBe(201);
    expect(await sendForm(client, "POST", "/api/resources", parts, key)).toMatchObject({ status: 201, body: first.body });
    const other = [...parts.slice(0, -1), ...recordParts({}, text())];
    expect((await sendForm(client, "POST", "/api/resources", other, key)).body.code).toBe("IdempotencyKeyReused");
  });

  test("who may not write the list may not send a form either", async () => {
    expect((await sendForm(await app.as("usr"), "POST", "/api/resources", recordParts({ name: "x" }, text()))).status).toBe(403);
    expect((await sendForm(app.visitor(), "PUT", "/api/media", recordParts({ id: 1 }, picture()))).status).toBe(401);
  });
});

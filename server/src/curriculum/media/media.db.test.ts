import type { Media } from "@vigil/model/curriculum/media";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { keepPage } from "../../compliance/activePage.ts";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";

const app = testApp();
const boundary = "----vigil";

/** The beginning of a PNG, which is what tells its kind and size; no two alike. */
function png(width = 40, height = 30, mark: string = crypto.randomUUID()): Buffer {
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, Buffer.from(mark)]);
}
const send = (client: TestClient, id: number, content: Buffer, name = "logo.png") =>
  client.call<Media & { code: string }>(
    "POST",
    `/api/media/${id}/file`,
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    { "content-type": `multipart/form-data; boundary=${boundary}` },
  );
const add = async (client: TestClient, values: object = {}) =>
  (await client.call<Media>("POST", "/api/media", { name: crypto.randomUUID(), ...values })).body.id;

test("R-2.045 R-3.028 R-3.093 media have name, scope, hash and data of their file, and are listed by name", async () => {
  const client = await app.as("web");
  const mark = crypto.randomUUID();
  const second = await add(client, { name: `${mark} b`, scope: "certificates" });
  await add(client, { name: `${mark} a` });
  const file = png(40, 30);
  expect((await send(client, second, file)).body).toMatchObject({
    name: `${mark} b`,
    scope: "certificates",
    hash: createHash("sha256").update(file).digest("hex"),
    data: { fileName: "logo.png", mediaType: "image/png", bytes: file.length, width: 40, height: 30 },
    inUse: false,
  });
  const { body } = await client.call<{ rows: Media[] }>("GET", `/api/media?search=${mark}`);
  expect(body.rows.map(({ name, scope }) => [name, scope])).toEqual([
    [`${mark} a`, "training"],
    [`${mark} b`, "certificates"],
  ]);
  const fetched = await client.call("GET", `/api/media/${second}/file`);
  expect([fetched.status, fetched.headers["content-type"], fetched.headers["content-security-policy"]]).toEqual([
    200,
    "image/png",
    expect.stringContaining("sandbox"),
  ]);
  expect((await (await app.as("adm")).call("GET", "/api/media")).status).toBe(403);
});

test("R-8.032 the same name and the same file are each refused in words of their own", async () => {
  const client = await app.as("web");
  const name = crypto.randomUUID();
  const first = await add(client, { name });
  expect(await client.call("POST", "/api/media", { name: name.toUpperCase() })).toMatchObject({
    status: 409,
    body: { code: "MediaNameConflict", field: "name" },
  });
  const file = png();
  await send(client, first, file);
  expect(await send(client, await add(client), file)).toMatchObject({
    status: 409,
    body: { code: "MediaHashConflict", field: "file", details: { name, id: first } },
  });
  // another domain keeps its own
  const elsewhere = await app.as("web", "east");
  expect((await send(elsewhere, await add(elsewhere), file)).status).toBe(200);
});

test("what a file is says its content, not its name, and too large ones are refused", async () => {
  const client = await app.as("web");
  const id = await add(client);
  expect(await send(client, id, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toMatchObject({
    status: 415,
    body: { code: "MediaType", field: "file" },
  });
  expect(await send(client, id, Buffer.from("89504e470d0a1a0a", "hex"))).toMatchObject({ status: 422, body: { code: "MediaBroken" } });
  expect(await send(client, id, png(9000, 10))).toMatchObject({ status: 422, body: { code: "MediaTooWide" } });
  expect(await send(client, id, Buffer.concat([png(), Buffer.alloc(5 * 1_048_576)]))).toMatchObject({
    status: 413,
    body: { code: "MediaTooLarge" },
  });
  expect((await send(client, id, png(), "page.html")).body.data).toMatchObject({ mediaType: "image/png" });
});

describe("a picture on a certificate", () => {
  test("is one of the media for certificates, and is neither deleted nor replaced while a template shows it", async () => {
    const client = await app.as("web");
    const [id, other] = [await add(client, { scope: "certificates" }), await add(client)];
    await send(client, id, png());
    await send(client, other, png());
    const template = (page: string) =>
      client.call<{ id: number; code: string }>("POST", "/api/certificatetemplates", { name: crypto.randomUUID(), page });
    expect(await template(`<p><img media="${other}"></p>`)).toMatchObject({ status: 422, body: { code: "CertificatePictureMissing" } });
    const { body: made } = await template(`<p><img media="${id}" alt="Logo"></p>`);
    expect((await client.call<Media>("GET", `/api/media/${id}`)).body.inUse).toBe(true);
    const inUse = { status: 409, body: { code: "MediaInUse" } };
    expect(await client.call("DELETE", `/api/media/${id}`)).toMatchObject(inUse);
    expect(await send(client, id, png())).toMatchObject(inUse);
    expect((await (await app.as("usr")).call("GET", `/api/certificates/media/${id}`)).status).toBe(200);
    expect((await (await app.as("usr")).call("GET", `/api/certificates/media/${other}`)).status).toBe(404);
    expect((await (await app.as("usr", "east")).call("GET", `/api/certificates/media/${id}`)).status).toBe(404);
    expect((await app.visitor().call("GET", `/api/certificates/media/${id}`)).status).toBe(401);

    const { body: copy } = await client.call<{ id: number }>("POST", `/api/certificatetemplates/${made.id}/copy`);
    await client.call("PUT", "/api/certificatetemplates", { id: made.id, page: "<p>plain</p>" });
    expect(await client.call("DELETE", `/api/media/${id}`)).toMatchObject(inUse); // the copy shows it
    await client.call("PUT", "/api/certificatetemplates", [{ id: copy.id, page: "<p>plain</p>" }]);
    expect((await client.call("DELETE", `/api/media/${id}`)).status).toBe(204);
  });

  test("stays for the certificates that were printed with it, whatever becomes of the template", async () => {
    const client = await app.as("web");
    const id = await add(client, { scope: "certificates" });
    await send(client, id, png());
    const { domainId } = app.world().airport;
    const paper = { page: `<p><img media="${id}"></p>`, paperSize: "a4", orientation: "landscape", margin: 0, border: 0 } as const;
    const print = () => app.database.asDomain(domainId, (tx) => keepPage(tx, domainId, paper));
    expect(await print()).toBe(await print()); // the same page is kept once
    expect(await client.call("DELETE", `/api/media/${id}`)).toMatchObject({ status: 409, body: { code: "MediaInUse" } });
  });

  test("who writes templates is offered those pictures alone", async () => {
    const client = await app.as("web");
    const [offered, film] = [await add(client, { scope: "certificates" }), await add(client, { scope: "certificates" })];
    await send(client, offered, png());
    await send(client, film, Buffer.from(`\0\0\0\u0018ftypmp42${crypto.randomUUID()}`, "latin1"), "film.mp4");
    const { body } = await client.call<{ id: number }[]>("GET", "/api/media/pictures?scope=certificates");
    expect([body.some((each) => each.id === offered), body.some((each) => each.id === film)]).toEqual([true, false]);
    expect((await (await app.as("usr")).call("GET", "/api/media/pictures?scope=certificates")).status).toBe(403);
  });
});

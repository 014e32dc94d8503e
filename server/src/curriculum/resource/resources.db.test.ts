import { expect, test } from "vitest";
import type { LearnerResource } from "@vigil/model/curriculum/learnerResource";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";

const app = testApp();

async function addResource(client: TestClient, values: object = {}): Promise<number> {
  const { body } = await client.call<{ id: number }>("POST", "/api/resources", { name: crypto.randomUUID(), ...values });
  return body.id;
}

const boundary = "----vigil";
/** Sends a file as a browser's form does. */
const sendFile = (client: TestClient, id: number, { name, content }: { name: string; content: Buffer }, query = "") =>
  client.call(
    "POST",
    `/api/resources/${id}/file${query}`,
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    { "content-type": `multipart/form-data; boundary=${boundary}` },
  );
const text = (content: string) => ({ name: "rules.txt", content: Buffer.from(content) });
const mine = async (level: "usr" | "ins", company?: "south") => {
  const { body } = await (await app.as(level, company)).call<LearnerResource[]>("GET", "/api/training/resources");
  return body.map(({ id }) => id);
};

test("R-3.094 R-3.040 a resource has name, hash, data, multipleDomain, companies and accessLevels, and is listed by name", async () => {
  const admin = await app.as("web");
  const { north } = app.world().airport;
  const mark = crypto.randomUUID();
  const second = await addResource(admin, { name: `${mark} b`, companies: [north.companyId], accessLevels: [1] });
  await addResource(admin, { name: `${mark} a` });
  await sendFile(admin, second, text(mark));
  const { body } = await admin.call("GET", `/api/resources/${second}`);
  expect(body).toMatchObject({
    companies: [north.companyId],
    accessLevels: [1],
    multipleDomain: false,
    data: { fileName: "rules.txt", bytes: 36 },
  });
  expect(body.hash).toMatch(/^[0-9a-f]{64}$/);
  const list = await admin.call<{ rows: { name: string }[] }>("GET", `/api/resources?search=${mark}`);
  expect(list.body.rows.map(({ name }) => name)).toEqual([`${mark} a`, `${mark} b`]);
});

test("R-8.046 R-6.020 who may fetch a resource is decided by company and access level", async () => {
  const admin = await app.as("web");
  const { north } = app.world().airport;
  const everybody = await addResource(admin);
  const ofNorth = await addResource(admin, { companies: [north.companyId] });
  const { body: me } = await (await app.as("ins")).call<{ accessLevelId: number }>("GET", "/api/user/refresh");
  const ofInstructors = await addResource(admin, { accessLevels: [me.accessLevelId ?? 2] });
  const off = await addResource(admin);
  for (const id of [everybody, ofNorth, ofInstructors, off]) await sendFile(admin, id, text(`${id} ${crypto.randomUUID()}`));
  await admin.call("PUT", "/api/resources", { id: off, active: false });
  expect(await mine("usr")).toEqual(expect.arrayContaining([everybody, ofNorth]));
  expect(await mine("usr")).not.toEqual(expect.arrayContaining([ofInstructors]));
  expect(await mine("usr")).not.toContain(off);
  expect(await mine("usr", "south")).toContain(everybody);
  expect(await mine("usr", "south")).not.toContain(ofNorth);
  expect(await mine("ins")).toContain(ofInstructors);
  const stranger = await app.as("usr", "south");
  expect(await stranger.call("GET", `/api/training/resources/${ofNorth}`)).toMatchObject({
    status: 404,
    body: { code: "ResourceItemNotFound" },
  });
  expect((await stranger.call("GET", `/api/training/resources/${everybody}`)).status).toBe(200);
});

test("R-3.095 R-5.051 R-5.052 R-8.080 a file is replaced by typing replaceme, and only by another one", async () => {
  const admin = await app.as("web");
  const id = await addResource(admin);
  const first = text(crypto.randomUUID());
  expect(await sendFile(admin, id, first)).toMatchObject({ status: 200 });
  const next = text(crypto.randomUUID());
  expect(await sendFile(admin, id, next)).toMatchObject({ status: 412, body: { code: "ResourceReplaceCode" } });
  expect(await sendFile(admin, id, first, "?code=replaceme")).toMatchObject({ status: 409, body: { code: "ResourceHashUnchanged" } });
  const before = (await admin.call("GET", `/api/resources/${id}`)).body.hash;
  const replaced = await sendFile(admin, id, next, "?code=replaceme");
  expect(replaced.status).toBe(200);
  expect(replaced.body["hash"]).not.toBe(before);

  // nothing names the first file any more, so the sweep takes it; one that another domain has too stays
  const owner = await app.database.owner();
  const named = async (hash: unknown) => (await owner.query("select from files where hash = $1", [hash])).rowCount;
  expect([await named(before), await named(replaced.body["hash"])]).toEqual([0, 1]);
  await owner.query("insert into resources (owner_domain_id, name, name_key, hash) values ($1, $2, $2, $3)", [
    app.world().harbor.domainId,
    crypto.randomUUID(),
    replaced.body["hash"],
  ]);
  expect((await sendFile(admin, id, text(crypto.randomUUID()), "?code=replaceme")).status).toBe(200);
  expect(await named(replaced.body["hash"])).toBe(1);
});

test("R-8.033 the same file is one resource, in the domain and over what all share; a name is unique; a broken or foreign file is refused and nothing is kept", async () => {
  const admin = await app.as("web");
  const content = crypto.randomUUID();
  const [one, other] = [await addResource(admin), await addResource(admin)];
  await sendFile(admin, one, text(content));
  expect(await sendFile(admin, other, text(content))).toMatchObject({ status: 409, body: { code: "ResourceHashConflict" } });
  const { body } = await admin.call("GET", `/api/resources/${one}`);
  expect(await admin.call("POST", "/api/resources", { name: body.name })).toMatchObject({
    status: 409,
    body: { code: "ResourceConflict" },
  });
  const ours = await app.database.owner();
  await ours.query("update resources set owner_domain_id = null where id = $1", [one]);
  expect(await sendFile(admin, other, text(content))).toMatchObject({
    status: 409,
    body: { code: "ResourceDomainConflict", field: "file" },
  });
  const page = { name: "page.html", content: Buffer.from("<script>") };
  expect(await sendFile(admin, other, page)).toMatchObject({ status: 415, body: { code: "FileTypeNotTaken" } });
  const broken = { name: "a.pdf", content: Buffer.from("not a pdf") };
  expect(await sendFile(admin, other, broken)).toMatchObject({ status: 422, body: { code: "ResourceFileBroken" } });
  expect((await admin.call("GET", `/api/resources/${other}`)).body.hash).toBeNull();
});

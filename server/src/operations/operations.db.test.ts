import type { Operations } from "@vigil/model/operations/operations";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { eventCheckQueue } from "../reporting/eventChain/eventCheckQueue.ts";
import { testJobs } from "../../test/jobs/testJobs.ts";
import { anchorEvents } from "../reporting/eventChain/anchorEvents.ts";
import { checkEvents } from "../reporting/eventChain/checkEvents.ts";
import { sweepFiles } from "../files/sweepFiles.ts";
import { writeEvent } from "../reporting/writeEvent.ts";

const jobs = testJobs();
const asked = jobs.sentTo(eventCheckQueue);
const app = testApp({ jobs });
const { database } = app;
const month = `${new Date().toISOString().slice(0, 7)}-01`;

const operations = async () => (await (await app.as("sup")).call<Operations>("GET", "/api/operations")).body;
/** As a person asks for it, with the jobs that come of it. */
const check = async () => {
  expect((await (await app.as("sup")).call("POST", "/api/operations/checks")).status).toBe(202);
  for (const { domainId } of asked.splice(0)) await checkEvents(app.house(), domainId);
  return (await operations()).events;
};
const monthOf = async (domain: string) => (await check()).find((each) => each.domain === domain && each.month === month);
const anchor = () => anchorEvents({ asDomain: database.asDomain, secretKey: app.house().settings.secretKey, now: new Date() });
const write = (domainId: number, personal?: object) =>
  database.asDomain(domainId, (tx) =>
    writeEvent(tx, { domainId, requestId: "", address: "" }, { type: "group.update", ...(personal && { personal }) }),
  );
const newest = async (domainId: number): Promise<number> =>
  (await database.ask("select max(id) as id from events where domain_id = $1", [domainId])).rows[0].id;

describe("the check of events", () => {
  beforeAll(async () => {
    for (const { domainId } of [app.world().airport, app.world().harbor])
      await Promise.all(Array.from({ length: 12 }, (_, name) => write(domainId, { name })));
    await anchor();
  });

  test("finds every domain whole after many writers at once, and after a person was erased", async () => {
    const { domainId } = app.world().harbor;
    await database.asDomain(domainId, (tx) => tx.updateTable("events").set({ personal: null }).where("domainId", "=", domainId).execute());
    expect(await monthOf("Harbor")).toMatchObject({ events: 12, broken: [], lost: [], head: "sound" });
  });

  test("names domain and month where the newest event was taken out, also after more were written and signed", async () => {
    const { domainId } = app.world().harbor;
    const taken = await newest(domainId);
    await database.ask("delete from events where id = $1", [taken]);
    expect(await monthOf("Harbor")).toMatchObject({ broken: [], lost: [taken] });
    await write(domainId);
    await anchor();
    expect(await monthOf("Harbor")).toMatchObject({ broken: [], lost: [taken] });
    expect((await operations()).events[0]).toMatchObject({ domain: "Harbor", month });
  });

  test("names an event that was changed, and a head that was made to fit", async () => {
    const { domainId } = app.world().airport;
    await write(domainId);
    await anchor();
    const id = await newest(domainId);
    const owner = await database.owner();
    await owner.query("update events set type = 'user.create' where id = $1", [id]);
    expect((await monthOf("Airport"))?.broken).toEqual([id]);
    await owner.query("update events set type = 'group.update' where id = $1", [id]);
    expect(await monthOf("Airport")).toMatchObject({ broken: [], lost: [], head: "sound" });
    await owner.query("delete from events where domain_id = $1 and id >= $2", [domainId, id]);
    await owner.query("update event_heads set leaves = '[]', last_id = 0 where domain_id = $1", [domainId]);
    await write(domainId);
    await anchor();
    expect(await monthOf("Airport")).toMatchObject({ head: "forged" });
  });

  test("is the system administrator's", async () => {
    for (const level of ["web", "spi-support", "usr"] as const) {
      expect((await (await app.as(level)).call("GET", "/api/operations")).status).toBe(403);
      expect((await (await app.as(level)).call("POST", "/api/operations/checks")).status).toBe(403);
    }
  });
});

test("a file that was damaged is not served but said so, stands on the page of operations, and goes from it when the same bytes are put", async () => {
  const client = await app.as("sup");
  const { files, settings } = app.house();
  const words = "Look twice.";
  const { body: added } = await client.call("POST", "/api/resources", { name: "lesson" });
  const form = `--x\r\ncontent-disposition: form-data; name="file"; filename="rules.txt"\r\n\r\n${words}\r\n--x--\r\n`;
  const sent = await client.call("POST", `/api/resources/${added.id}/file`, Buffer.from(form), {
    "content-type": "multipart/form-data; boundary=x",
  });
  const { hash } = sent.body;
  const fetch = () => client.call("GET", `/api/training/resources/${added.id}`);
  expect((await fetch()).status).toBe(200);
  writeFileSync(join(settings.dataDirectory, "files", hash.slice(0, 2), hash.slice(2)), "Look thrice");
  expect(await fetch()).toMatchObject({ status: 500, body: { code: "FileDamaged" } });
  await vi.waitFor(async () => expect((await operations()).damagedFiles).toMatchObject([{ hash }]));
  await files.put(Buffer.from(words));
  expect((await fetch()).status).toBe(200);
  expect((await operations()).damagedFiles).toEqual([]);
});

test("what lies in the trash is told in sizes, as the last sweep counted it", async () => {
  const { files } = app.house();
  await files.discard(await files.put(Buffer.from("swept")));
  expect((await operations()).trash).toEqual({ count: 0, bytes: 0 });
  await database.ask("update installation set store_id = $1", [await files.giveStoreId("ours")]);
  await sweepFiles(files, database.asDomain, new Date(), 30);
  expect((await operations()).trash).toEqual({ count: 1, bytes: 5 });
});

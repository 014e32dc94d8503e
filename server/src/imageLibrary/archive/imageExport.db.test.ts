import type { LibraryTask } from "@vigil/model/imageLibrary/libraryTask";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { unpacked } from "../../../test/imageLibrary/zipFiles.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { thread } from "../../jobs/thread.ts";
import { serverLog } from "../../log.ts";
import { archiveName } from "../tasks/archiveName.ts";
import { runTask } from "../tasks/runTask.ts";
import { archiveQueue } from "../tasks/taskQueues.ts";
import type { ReadView, ViewOrder } from "./archiveWorker.ts";
import { exportLibrary } from "./exportLibrary.ts";

const jobs = testJobs();
const sent = jobs.sentTo(archiveQueue);
const { as, house, world } = testApp({ jobs });
const views = thread<ViewOrder, ReadView>(new URL("./archiveWorker.ts", import.meta.url), "archive");
afterAll(() => views.stop());

async function library(count: number): Promise<{ id: number; ids: number[] }> {
  const { domainId } = world().airport;
  const key = crypto.randomUUID();
  return house().asDomain(domainId, async (tx) => {
    const { id } = await tx
      .insertInto("imageLibraries")
      .values({ ownerDomainId: domainId, name: key, nameKey: key })
      .returning("id")
      .executeTakeFirstOrThrow();
    const values = { ownerDomainId: domainId, libraryId: id, kind: "innocent", decision: "P", views: "[]", state: "draft" } as const;
    const made = await tx
      .insertInto("images")
      .values(Array.from({ length: count }, () => values))
      .returning("id")
      .execute();
    const ids = made.map((image) => image.id);
    for (const imageId of ids) await tx.insertInto("imageTruths").values({ imageId, ownerDomainId: domainId }).execute();
    return { id, ids };
  });
}

test("a choice of images, by number or by what a filter finds, leaves in an archive for each library; which and how many is told before", async () => {
  const web = await as("web");
  const [one, other] = [await library(3), await library(1)];
  const on = { ids: [one.ids[1]!, ...other.ids] };
  const { body: preview } = await web.call("POST", "/api/images/export/preview", { on });
  const told = (id: number, images: number) => ({ id, name: expect.any(String), images, bytes: 0 });
  expect(preview.libraries).toHaveLength(2);
  expect(preview).toMatchObject({ libraries: expect.arrayContaining([told(one.id, 1), told(other.id, 1)]), free: expect.any(Number) });
  const { status, body: tasks } = await web.call<LibraryTask[]>("POST", "/api/images/export", { on });
  expect([status, tasks.map(({ wanted }) => wanted)]).toEqual([201, [1, 1]]);

  const found = { matching: { imageLibraryId: String(one.id) }, count: 3 };
  const changed = await web.call("POST", "/api/images/export/preview", { on: { ...found, count: 2 } });
  expect(changed).toMatchObject({ status: 409, body: { code: "BulkCountChanged" } });
  const { body: filtered } = await web.call<LibraryTask[]>("POST", "/api/images/export", { on: { ...found, without: [one.ids[0]!] } });
  const works = { export: (work: Parameters<typeof exportLibrary>[1]) => exportLibrary(views, work) };
  await runTask({ ...house(), log: serverLog("silent") }, sent.at(-1)!, works, new AbortController().signal);
  const { domainId } = world().airport;
  const files = await unpacked(
    await readFile(join(house().settings.dataDirectory, "archives", archiveName("export", { domainId, id: filtered[0]!.id }))),
  );
  expect([...files.keys()].filter((name) => name.endsWith("image.json"))).toEqual(one.ids.slice(1).map((id) => `images/${id}/image.json`));

  expect((await (await as("adm")).call("POST", "/api/images/export", { on })).status).toBe(403);
  expect((await (await as("web", "east")).call("POST", "/api/images/export", { on })).status).toBe(404);
});

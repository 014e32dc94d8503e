import type { LibraryTask } from "@vigil/model/imageLibrary/libraryTask";
import { encodeRuns } from "@vigil/model/simulator/voxelRuns";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { storedTestBag } from "../../../test/imageLibrary/storedTestBag.ts";
import { packed, unpacked } from "../../../test/imageLibrary/zipFiles.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { testVolume } from "../../../test/simulator/addVolumes.ts";
import { thread } from "../../jobs/thread.ts";
import { serverLog } from "../../log.ts";
import { archiveName } from "../tasks/archiveName.ts";
import { runTask } from "../tasks/runTask.ts";
import { archiveQueue } from "../tasks/taskQueues.ts";
import type { ReadView, ViewOrder } from "./archiveWorker.ts";
import { exportLibrary } from "./exportLibrary.ts";
import { importLibrary } from "./importLibrary.ts";

const jobs = testJobs();
const sent = jobs.sentTo(archiveQueue);
const { as, house, world } = testApp({ jobs });
const views = thread<ViewOrder, ReadView>(new URL("./archiveWorker.ts", import.meta.url), "archive");
afterAll(() => views.stop());
const works = {
  export: (work: Parameters<typeof exportLibrary>[1]) => exportLibrary(views, work),
  import: (work: Parameters<typeof importLibrary>[1]) => importLibrary(views, work),
};
const run = () => runTask({ ...house(), log: serverLog("silent") }, sent.at(-1)!, works, new AbortController().signal);

const runs = [0, 3, 6, 3];
const body = { category: "knives" as const, name: "Knife", voxel: 4, from: [1, 2, 3] as const, size: [3, 3, 3] as const, runs };
let library = 0;
let image = 0;
let zipped: Buffer;

beforeAll(async () => {
  const { domainId } = world().airport;
  const values = { ownerDomainId: domainId, name: "Tomographs", nameKey: "tomographs" };
  const made = await house().asDomain(domainId, (tx) =>
    tx.insertInto("imageLibraries").values(values).returning("id").executeTakeFirstOrThrow(),
  );
  library = made.id;
  const volume = { file: testVolume(8), bodies: [body] };
  image = await storedTestBag(house(), domainId, library, { seed: 9, threat: true, volume });
  const { body: task } = await (await as("web")).call("POST", `/api/imagelibraries/${library}/export`, {});
  await run();
  zipped = await readFile(join(house().settings.dataDirectory, "archives", archiveName("export", { domainId, id: task.id })));
});

async function taken(bytes: Buffer, name: string) {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\ncontent-type: application/zip\r\n\r\n';
  const form = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--edge--\r\n")]);
  const client = await as("web");
  const type = { "content-type": "multipart/form-data; boundary=edge" };
  const { body: asked } = await client.call("POST", `/api/imagelibraries/import?name=${name}`, form, type);
  await run();
  return (await client.call<LibraryTask[]>("GET", "/api/librarytasks")).body.find(({ id }) => id === asked.id);
}

/** With another volume, or none, and hashes that follow. */
async function withVolume(file: Buffer | null): Promise<Buffer> {
  const files = await unpacked(zipped);
  const [path, place] = [`images/${image}/image.json`, `images/${image}/volume.vglv`];
  const written = JSON.parse(files.get(path)!.toString());
  if (file === null) {
    files.delete(place);
    delete written.volume;
  } else {
    files.set(place, file);
    written.volume.sha256 = createHash("sha256").update(file).digest("hex");
  }
  files.set(path, Buffer.from(JSON.stringify(written)));
  const contents = JSON.parse(files.get("library.json")!.toString());
  contents.images[0].sha256 = createHash("sha256").update(files.get(path)!).digest("hex");
  files.set("library.json", Buffer.from(JSON.stringify(contents)));
  return packed(files);
}

test("a tomograph's image goes and comes with its volume and where the threat lies in it, and its bytes count", async () => {
  const task = await taken(zipped, "Again");
  const [came] = await house().asDomain(world().airport.domainId, (tx) =>
    tx
      .selectFrom("images as i")
      .innerJoin("imageTruths as x", "x.imageId", "i.id")
      .select(["i.volume", "i.views", "x.bodies"])
      .where("i.libraryId", "=", task!.libraryId!)
      .execute(),
  );
  const file = testVolume(8);
  expect(came?.volume).toEqual({ file: createHash("sha256").update(file).digest("hex"), bytes: file.byteLength });
  expect(came?.bodies).toEqual([{ ...body, runs: encodeRuns(runs) }]);
  const { bytes } = (await (await as("web")).call("GET", `/api/imagelibraries/${task!.libraryId}/storage`)).body;
  const ofViews = came!.views.reduce((sum, view) => sum + ("bytes" in view ? view.bytes : 0), 0);
  expect(bytes).toBe(ofViews + file.byteLength);
});

test("R-8.070 an archive is refused when a volume is cut short, or of another bag than its threats", async () => {
  const file = `images/${image}/volume.vglv`;
  const short = await taken(await withVolume(Buffer.from(testVolume(8)).subarray(0, -1)), "Short");
  expect(short).toMatchObject({ state: "failed", error: { code: "ImportRefused", details: { fault: "view", file } } });
  for (const [name, volume] of [
    ["Other", Buffer.from(testVolume(4))],
    ["Without", null],
  ] as const)
    // prettier-ignore
    expect(await taken(await withVolume(volume), name)).toMatchObject({
      state: "failed",
      error: { details: { fault: "rules", place: "truth.bodies" } },
    });
});

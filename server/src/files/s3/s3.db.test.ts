import type { Operations } from "@vigil/model/operations/operations";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sendFile } from "../../../test/http/testFile.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { s3Server } from "../../../test/files/s3Server.ts";
import { storedTestBag } from "../../../test/imageLibrary/storedTestBag.ts";
import { unpacked } from "../../../test/imageLibrary/zipFiles.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { exportLibrary } from "../../imageLibrary/archive/exportLibrary.ts";
import { importLibrary } from "../../imageLibrary/archive/importLibrary.ts";
import type { ReadView, ViewOrder } from "../../imageLibrary/archive/archiveWorker.ts";
import { runTask } from "../../imageLibrary/tasks/runTask.ts";
import { sweepArchives } from "../../imageLibrary/tasks/sweepArchives.ts";
import { archiveQueue } from "../../imageLibrary/tasks/taskQueues.ts";
import { thread } from "../../jobs/thread.ts";
import { joinStore } from "../../storage/joinStore.ts";
import { contentStore } from "../contentStore.ts";
import { FilesAway } from "../filesAway.ts";
import { moveFiles } from "../moveFiles.ts";
import { openFiles } from "../openFiles.ts";
import { sweepFiles } from "../sweepFiles.ts";

const s3 = await s3Server();
const jobs = testJobs();
const sent = jobs.sentTo(archiveQueue);
const { as, house, world, database } = testApp({ environment: { ...s3.environment, FILES_LINK_MINUTES: "5" }, jobs });
const views = thread<ViewOrder, ReadView>(new URL("../../imageLibrary/archive/archiveWorker.ts", import.meta.url), "archive");
afterAll(() => views.stop());
afterEach(() => s3.mood("well"));
const works = {
  export: (work: Parameters<typeof exportLibrary>[1]) => exportLibrary(views, work),
  import: (work: Parameters<typeof importLibrary>[1]) => importLibrary(views, work),
};
const run = () => runTask(house(), sent.at(-1)!, works, new AbortController().signal);
const film = Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42", "latin1"), Buffer.alloc(1_500_000, "film")]);

let url = "";
beforeAll(async () => {
  const owner = await database.owner();
  await joinStore(owner, house().settings);
  const client = await as("web");
  const { body } = await client.call("POST", "/api/media", { name: "A film" });
  url = `/api/media/${body.id}/file`;
});

test("a film that was taken lies in the bucket and nowhere else, and comes whole and in parts", async () => {
  const client = await as("web");
  expect(await sendFile(client, "POST", url, { content: film, name: "film.mp4" })).toMatchObject({ status: 200 });
  const left = readdirSync(join(house().settings.dataDirectory, "files"), { recursive: true });
  expect(left).toEqual(["new"]);
  const part = await client.call("GET", url, undefined, { range: "bytes=4-7" });
  expect([part.status, part.headers["content-range"], part.body]).toEqual([206, `bytes 4-7/${film.length}`, "ftyp"]);
  expect((await client.call("GET", url)).headers["content-length"]).toBe(String(film.length));
});

test("a store that refuses is told to whoever asks, takes no file, and the one before stays", async () => {
  const client = await as("web");
  for (const mood of [403, "gone"] as const) {
    s3.mood(mood);
    const refused = await sendFile(client, "POST", url, { content: film.subarray(0, 4000), name: "another.mp4" });
    expect([refused.status, refused.body.code, refused.headers["retry-after"]]).toEqual([503, "FilesAway", "10"]);
    expect(refused.body.message).toBe("The store of files does not answer at this moment. Nothing is lost: try again in a minute.");
    await expect(openFiles(house().settings).then(({ probe }) => probe!())).rejects.toThrow(
      mood === 403
        ? "refuses these credentials. Look at FILES: check AWS_ACCESS_KEY_ID"
        : "does not answer. Look at FILES: check its address",
    );
  }
  s3.mood("well");
  expect((await client.call("GET", url)).headers["content-length"]).toBe(String(film.length));
  expect([...house().filesFailed!.keys()].toSorted()).toEqual(["away", "refused"]);
});

test("who runs the installation is told that the store is away, on a page that answers all the same and keeps what was found damaged", async () => {
  const client = await as("sup");
  const damaged = "f".repeat(64);
  await (await database.owner()).query("insert into damaged_files (hash) values ($1)", [damaged]);
  const told = async () => {
    const { status, body } = await client.call<Operations>("GET", "/api/operations");
    return [status, body.filesAway, body.damagedFiles.map(({ hash }) => hash)];
  };
  expect(await told()).toEqual([200, false, [damaged]]);
  for (const mood of ["gone", "silent"] as const) {
    s3.mood(mood);
    expect(await told()).toEqual([200, true, [damaged]]);
  }
});

test("a library leaves by a link of some minutes, comes back, and its archives are swept; a task waits for a store that is away", async () => {
  const { domainId } = world().airport;
  const values = { ownerDomainId: domainId, name: "Travels", nameKey: "travels" };
  const library = await house().asDomain(domainId, (tx) =>
    tx.insertInto("imageLibraries").values(values).returning("id").executeTakeFirstOrThrow(),
  );
  await storedTestBag(house(), domainId, library.id, { seed: 1, threat: true });
  const client = await as("web");
  const { body: task } = await client.call("POST", `/api/imagelibraries/${library.id}/export`, {});
  s3.mood(403);
  await expect(run()).rejects.toThrow(FilesAway);
  s3.mood("well");
  await run();
  const { status, headers } = await client.call("GET", `/api/librarytasks/${task.id}/file`);
  expect(status).toBe(303);
  expect(String(headers["location"])).toContain("X-Amz-Expires=300");
  const fetched = await fetch(String(headers["location"]));
  expect(fetched.headers.get("content-disposition")).toBe(`attachment; filename="library-${library.id}-${task.id}.zip"`);
  const archive = Buffer.from(await fetched.arrayBuffer());
  expect([...(await unpacked(archive)).keys()]).toContain("library.json");
  expect((await (await as("spi-user")).call("GET", `/api/librarytasks/${task.id}/file`)).status).toBe(403);
  const taken = await sendFile(client, "POST", "/api/imagelibraries/import?name=Again", { content: archive, name: "a.zip" });
  expect(taken.status).toBe(201);
  await run();
  const { body: tasks } = await client.call("GET", "/api/librarytasks");
  expect(tasks.find(({ id }: { id: number }) => id === taken.body.id)).toMatchObject({ state: "done", counts: { images: 1 } });
  expect(existsSync(join(house().settings.dataDirectory, "archives", `export-${domainId}-${task.id}.zip`))).toBe(false);
  expect(await sweepArchives(house())).toBe(0);
  expect(await sweepArchives({ ...house(), now: () => new Date(Date.now() + 8 * 24 * 3_600_000) })).toBe(1);
  expect((await client.call("GET", `/api/librarytasks/${task.id}/file`)).status).toBe(404);
});

test("files move to the directory and back, cut off and called again, and servers start with one of the two only", async () => {
  const { settings, asDomain, files } = house();
  const orphan = await files.put(Buffer.from("of nobody"));
  expect(await sweepFiles(files, asDomain, new Date(Date.now() + 7_200_000), 30)).toEqual({ rows: 0, swept: 1, deleted: 0 });
  expect(await files.check(orphan)).toBe("sound"); // asked for, and back
  const directory = await contentStore(join(settings.dataDirectory, "files"));
  const owner = await database.owner();
  const move = (from: typeof files, to: typeof files, resting: boolean) =>
    moveFiles({ from, to, dataDirectory: settings.dataDirectory, resting, tell: () => {} });
  let asked = 0;
  const breaking = { ...files, check: (hash: string) => (++asked > 2 ? Promise.reject(new Error("cut off")) : files.check(hash)) };
  await expect(move(breaking, directory, true)).rejects.toThrow("cut off");
  await expect(joinStore(owner, { ...settings, s3: undefined })).rejects.toThrow("another installation");
  const first = await move(files, directory, false);
  expect(first).toMatchObject({ moved: false, damaged: [] });
  // of what the first try had on the way when it was cut off one or the other arrived
  expect(first.copied).toBeGreaterThan(0);
  expect(first.copied + first.kept).toBeGreaterThan(2);
  await joinStore(owner, settings);
  const second = await move(files, directory, true);
  expect(second).toMatchObject({ moved: true, copied: 0, kept: first.copied + first.kept });
  await joinStore(owner, { ...settings, s3: undefined });
  await expect(joinStore(owner, settings)).rejects.toThrow("The files in s3://vigil/of/ours/ are of another installation");
  expect((await directory.open(orphan))?.toString()).toBe("of nobody");
  expect(await move(directory, files, true)).toMatchObject({ moved: true, damaged: [] });
  await joinStore(owner, settings);
});

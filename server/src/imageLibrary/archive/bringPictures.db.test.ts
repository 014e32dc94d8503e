import type { LibraryTask } from "@vigil/model/imageLibrary/libraryTask";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { sendForm } from "../../../test/http/testForm.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { serverLog } from "../../log.ts";
import { png } from "../catalogue/png.ts";
import { runTask } from "../tasks/runTask.ts";
import { archiveQueue } from "../tasks/taskQueues.ts";
import type { TaskWork } from "../tasks/taskWork.ts";
import { bringPictures } from "./bringPictures.ts";

const jobs = testJobs();
const sent = jobs.sentTo(archiveQueue);
const { as, house } = testApp({ jobs });

const picture = (width = 64, height = 48) => png(width, height, new Uint8Array(width * height * 3).fill(200));
const library = async (): Promise<number> =>
  (await (await as("web")).call("POST", "/api/imagelibraries", { name: crypto.randomUUID(), threatCategories: ["knives"] })).body.id;
const send = (client: TestClient, libraryId: number, files: Record<string, Uint8Array>) =>
  sendForm(
    client,
    "POST",
    `/api/imagelibraries/${libraryId}/pictures`,
    Object.entries(files).map(([file, value]) => ({ name: "file", file, value })),
  );
const run = (pictures: (work: TaskWork) => Promise<void> = bringPictures, signal = new AbortController().signal) =>
  runTask({ ...house(), log: serverLog("silent") }, sent.at(-1)!, { pictures }, signal);
const task = async (libraryId: number) =>
  (await (await as("web")).call<LibraryTask[]>("GET", `/api/librarytasks?libraryId=${libraryId}`)).body[0]!;
const drafts = async (libraryId: number) =>
  (await (await as("web")).call<{ rows: { id: number }[] }>("GET", `/api/images?imageLibraryId=${libraryId}&order=asc(id)`)).body.rows;

test("many pictures become drafts by a task: what is called alike one image; a file that is refused stops no other, and is named", async () => {
  const libraryId = await library();
  const client = await as("web");
  const { status, body } = await send(client, libraryId, {
    "bag1_view1.png": picture(),
    "bag1_view2.png": picture(32, 40),
    "bag2.png": picture(),
    "bag2_BW.png": picture(80, 80),
    "broken.png": Buffer.from("no picture at all"),
    "notes.txt": Buffer.from("hello"),
  });
  expect([status, body]).toMatchObject([201, { kind: "pictures", state: "waiting", wanted: 3, libraryId }]);
  await run();
  expect(await task(libraryId)).toMatchObject({
    state: "done",
    done: 3,
    counts: { images: 2, pictures: 3, refused: 2 },
    failures: [
      { file: "bag2_BW.png", message: "PictureSizeDiffers", details: { width: 64, height: 48 } },
      { imageId: 0, file: "broken.png" },
    ],
  });
  const made = await drafts(libraryId);
  const whole = await Promise.all(made.map(({ id }) => client.call<{ views: object[]; state: string }>("GET", `/api/images/${id}`)));
  expect(whole.map(({ body: { views, state } }) => [views.length, state])).toEqual([
    [2, "draft"],
    [1, "draft"],
  ]);
  expect((await client.call("GET", `/api/images/${made[0]!.id}/views/1?enhancement=COL`)).status).toBe(200);
});

test("a task that was cut off goes on where it was and makes nothing twice; one that was called off makes nothing more", async () => {
  const libraryId = await library();
  const client = await as("web");
  await send(client, libraryId, { "a.png": picture(), "b.png": picture(), "c.png": picture() });
  const stopping = new AbortController();
  const stoppedAfterOne = (work: TaskWork) =>
    bringPictures({
      ...work,
      tell: async (progress) => {
        if ((await drafts(libraryId)).length === 1) stopping.abort(new Error("The server is stopping."));
        stopping.signal.throwIfAborted();
        await work.tell(progress);
      },
      signal: stopping.signal,
    });
  await expect(run(stoppedAfterOne, stopping.signal)).rejects.toThrow("stopping");
  expect(await task(libraryId)).toMatchObject({ state: "running", done: 1 });
  await run();
  expect(await task(libraryId)).toMatchObject({ state: "done", counts: { images: 3, pictures: 3, refused: 0 } });
  expect(await drafts(libraryId)).toHaveLength(3);

  const other = await library();
  const { body } = await send(client, other, { "a.png": picture() });
  await client.call("POST", `/api/librarytasks/${body.id}/cancel`);
  await run();
  expect([(await task(other)).state, await drafts(other)]).toEqual(["cancelled", []]);
});

test("nothing that is a picture, a library of others and whoever may not are refused before a task is made", async () => {
  const libraryId = await library();
  const before = sent.length;
  expect(await send(await as("web"), libraryId, { "notes.txt": Buffer.from("hello") })).toMatchObject({
    status: 422,
    body: { code: "PictureMissing", field: "file" },
  });
  expect((await send(await as("web"), libraryId, { "large.png": new Uint8Array(1_100_000) })).body.code).toBe("PictureTooLarge");
  expect((await send(await as("adm"), libraryId, { "a.png": picture() })).status).toBe(403);
  expect((await send(await as("web", "east"), libraryId, { "a.png": picture() })).status).toBe(404);
  expect(sent).toHaveLength(before);
});

test("one's own tasks stand in the profile, with the library they are of, and nobody else's", async () => {
  const libraryId = await library();
  await send(await as("web"), libraryId, { "a.png": picture() });
  const own = async (client: TestClient) => (await client.call<LibraryTask[]>("GET", "/api/librarytasks?own=true")).body;
  expect((await own(await as("web")))[0]).toMatchObject({ libraryId, libraryName: expect.any(String) });
  expect((await own(await as("sup"))).filter((each) => each.libraryId === libraryId)).toEqual([]);
});

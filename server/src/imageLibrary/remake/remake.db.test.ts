import type { LibraryTask } from "@vigil/model/imageLibrary/libraryTask";
import { encodeView } from "@vigil/xray/file/encodeView";
import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { remakeQueue } from "../tasks/taskQueues.ts";
import { serverLog } from "../../log.ts";
import type { MadeBag } from "../order/scannerPool.ts";
import { storedTestBag } from "../../../test/imageLibrary/storedTestBag.ts";
import { runTask } from "../tasks/runTask.ts";
import { remakeLibrary } from "./remakeLibrary.ts";

const nothing = async () => {};
const jobs = testJobs();
const sent = jobs.sentTo(remakeQueue);
const { as, house, world } = testApp({
  jobs,
});

/** The scanner whose pictures the stored test bags are; `change` is another one, or a newer display. */
const scannerWith =
  (change = 0, seen: BagRecipe[] = []) =>
  async (recipe: BagRecipe): Promise<MadeBag> => {
    seen.push(recipe);
    const { seed } = recipe;
    const [width, height] = [64, 48];
    const dark = (at: number) => (at % width) - seed > 10 && (at % width) - seed < 30 && at > width * 10 && at < width * 30;
    const plane = () => Uint16Array.from({ length: width * height }, (_, at) => (dark(at) ? 9000 + seed + 40 * change : 60_000));
    return {
      bagType: "Holdall",
      width,
      height,
      views: await Promise.all([0, 1].map(() => encodeView({ width, height, low: plane(), high: plane() }))),
      manifest: [],
      contents: [],
      decision: "P",
      category: null,
      threatDescription: null,
      threats: [],
      innocents: [],
      measures: { views: [] },
      difficulty: 1,
      timings: {},
    };
  };
const run = (scan = scannerWith(), signal = new AbortController().signal) =>
  runTask(
    { ...house(), log: serverLog("silent") },
    sent.at(-1)!,
    { remake: (work) => remakeLibrary({ count: 2, scan, stop: nothing }, work) },
    signal,
  );

describe("images are made again", () => {
  let library = 0;
  const ids: number[] = [];
  beforeAll(async () => {
    const { domainId } = world().airport;
    const values = { ownerDomainId: domainId, name: "Again", nameKey: "again" };
    library = (
      await house().asDomain(domainId, (tx) => tx.insertInto("imageLibraries").values(values).returning("id").executeTakeFirstOrThrow())
    ).id;
    for (const seed of [1, 2, 3]) ids.push(await storedTestBag(house(), domainId, library, { seed, threat: false }));
  });
  const ask = async (body: object = {}) => (await as("web")).call("POST", `/api/imagelibraries/${library}/remake`, body);
  const told = async (id: number) =>
    (await (await as("web")).call<LibraryTask[]>("GET", `/api/librarytasks?libraryId=${library}`)).body.find((task) => task.id === id);
  const images = () =>
    house().asDomain(world().airport.domainId, (tx) =>
      tx.selectFrom("images").select(["id", "state", "views", "supersedesId"]).where("libraryId", "=", library).orderBy("id").execute(),
    );

  test("and are found unchanged, byte by byte, by the same version", async () => {
    const before = await images();
    const { status, body } = await ask();
    expect([status, body]).toEqual([201, expect.objectContaining({ kind: "remake", state: "waiting", wanted: 3 })]);
    await run();
    expect(await told(body.id)).toMatchObject({ state: "done", done: 3, counts: { unchanged: 3 }, failures: [] });
    expect(await images()).toEqual(before);
  });

  test("from all that was asked for, how the threat is packed among it", async () => {
    const { domainId } = world().airport;
    const hidden = await storedTestBag(house(), domainId, library, { seed: 4, threat: true, concealment: "covered" });
    const seen: BagRecipe[] = [];
    await ask({ imageIds: [hidden] });
    await run(scannerWith(0, seen));
    expect(seen).toMatchObject([{ seed: 4, threat: { category: "knives" }, concealment: "covered" }]);
    await house().asDomain(domainId, (tx) => tx.deleteFrom("images").where("id", "=", hidden).execute());
  });

  test("and become new drafts when another version shows them otherwise, once; the shown ones stay as they are", async () => {
    const before = await images();
    const { body } = await ask({ imageIds: ids.slice(0, 2) });
    await run(scannerWith(50));
    expect(await told(body.id)).toMatchObject({ state: "done", counts: { made: 2 } });
    const after = await images();
    expect(after.slice(0, 3)).toEqual(before);
    expect(after.slice(3).map(({ state, supersedesId }) => [state, supersedesId])).toEqual(ids.slice(0, 2).map((id) => ["draft", id]));
    const { body: again } = await ask({ imageIds: ids.slice(0, 2) });
    await run(scannerWith(50));
    expect(await told(again.id)).toMatchObject({ state: "done", counts: { unchanged: 2 } });
    expect(await images()).toEqual(after);
  });

  test("as another scanner shows the same bags; one that does not exist is refused", async () => {
    const seen: BagRecipe[] = [];
    const scanners = (await (await as("web")).call("GET", "/api/catalogue")).body.scanners as { name: string }[];
    const other = scanners.find(({ name }) => name !== "S160")!.name;
    const { body } = await ask({ imageIds: ids.slice(0, 1), scanner: other });
    await run(scannerWith(90, seen));
    expect(await told(body.id)).toMatchObject({ state: "done", counts: { made: 1 } });
    expect(seen).toMatchObject([{ seed: 1, scanner: other }]);
    expect((await ask({ scanner: "S999" })).body).toMatchObject({ code: "FieldInvalid", field: "scanner" });
    expect((await ask({ imageIds: [987_654] })).status).toBe(404);
    expect((await (await as("adm")).call("POST", `/api/imagelibraries/${library}/remake`, {})).status).toBe(403);
  });

  test("go on where they were cut off, and stop where they are called off; what cannot be made is named", async () => {
    const { body } = await ask({ imageIds: ids });
    const power = new AbortController();
    let bags = 0;
    const cut = run(async (recipe) => {
      if ((bags += 1) === 3) power.abort(new Error("killed"));
      return scannerWith(70)(recipe);
    }, power.signal);
    await expect(cut).rejects.toThrow("killed");
    expect(await told(body.id)).toMatchObject({ state: "running", done: 2, counts: { made: 2 } });
    await run(() => Promise.reject(new Error("does not close")));
    expect(await told(body.id)).toMatchObject({
      state: "done",
      counts: { made: 2, failed: 1 },
      failures: [{ imageId: ids[2], message: "does not close" }],
    });
    const { body: called } = await ask({ imageIds: ids });
    const before = await images();
    await run(async (recipe) => {
      await (await as("web")).call("POST", `/api/librarytasks/${called.id}/cancel`);
      return scannerWith(80)(recipe);
    });
    expect(await told(called.id)).toMatchObject({ state: "cancelled", done: 0 });
    expect(await images()).toEqual(before);
  });

  test("an image without a recipe is left alone, and said so", async () => {
    const { domainId } = world().airport;
    const bare = await storedTestBag(house(), domainId, library, { seed: 9, threat: false });
    await house().asDomain(domainId, (tx) => tx.updateTable("imageTruths").set({ recipe: "{}" }).where("imageId", "=", bare).execute());
    const { body } = await ask({ imageIds: [bare] });
    await run();
    expect(await told(body.id)).toMatchObject({ state: "done", failures: [{ imageId: bare, message: "noRecipe" }] });
  });

  test("what a library takes of the disk, and what is left of that, is told to who sees images", async () => {
    const { status, body } = await (await as("web")).call("GET", `/api/imagelibraries/${library}/storage`);
    const all = (await images()).flatMap(({ views }) => views).reduce((sum, view) => sum + ("bytes" in view ? view.bytes : 0), 0);
    expect([status, body]).toEqual([
      200,
      { images: (await images()).length, bytes: all, free: expect.any(Number), floor: 512 * 1_048_576 },
    ]);
    expect(body.free).toBeGreaterThan(0);
    expect((await (await as("usr")).call("GET", `/api/imagelibraries/${library}/storage`)).status).toBe(403);
  });
});

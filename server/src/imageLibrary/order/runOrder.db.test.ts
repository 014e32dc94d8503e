import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { DETECTOR_VERSION } from "@vigil/xray/detector/detectorVersion";
import { PACKING_VERSION } from "@vigil/xray/packing/packingVersion";
import type { ScannedBag } from "@vigil/xray/bag/scannedBag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentStore } from "../../files/contentStore.ts";
import type { Files } from "../../files/files.ts";
import { serverLog } from "../../log.ts";
import { testDatabase } from "../../../test/storage/testDatabase.ts";
import { runOrder } from "./runOrder.ts";
import { TRIES } from "./scanPlanned.ts";
import type { Scanners } from "./scannerPool.ts";
import { viewFile } from "../image/viewFile.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

const scanned = ({ seed, threat }: BagRecipe): ScannedBag => ({
  bagType: "suitcase",
  width: 4,
  height: 3,
  views: [Buffer.from(`${seed} from above`), Buffer.from(`${seed} from the side`)],
  manifest: ["shoes"],
  contents: [{ name: "shoe", family: "clothing" }],
  decision: threat ? "R" : "P",
  category: threat?.category ?? null,
  threatDescription: threat ? "something" : null,
  threats: threat
    ? [
        {
          view: 0,
          points: [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
          category: threat.category,
          name: "thing",
        },
      ]
    : [],
  innocents: [],
  measures: {} as ScannedBag["measures"],
  difficulty: 2,
  timings: {},
});
const scannersThat = (scan: (recipe: BagRecipe) => ScannedBag): Scanners => ({
  count: 2,
  scan: async (recipe) => scan(recipe),
  stop: async () => {},
});

describe("the generator", () => {
  const { asDomain } = testDatabase();
  const directory = mkdtempSync(join(tmpdir(), "vigil-generator-"));
  let files: Files;
  beforeAll(async () => {
    files = await contentStore(directory);
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  const order = (name: string, wanted: number, asked: object = { threatShare: 1 / 3, categories: ["guns", "knives"] }) =>
    asDomain(
      systemDomain,
      async (tx) => {
        const library = await tx.insertInto("imageLibraries").values({ name, nameKey: name }).returning("id").executeTakeFirstOrThrow();
        const recipe = JSON.stringify(asked);
        const job = await tx
          .insertInto("libraryJobs")
          .values({ libraryId: library.id, recipe, seed: 7, wanted })
          .returning("id")
          .executeTakeFirstOrThrow();
        return { domainId: systemDomain, libraryJobId: job.id };
      },
      { shared: true },
    );
  const make = (
    job: { domainId: number; libraryJobId: number },
    scan = scanned,
    signal = new AbortController().signal,
    disk: { freeDiskBytes?: number; put?: Files["put"] } = {},
  ) =>
    runOrder(
      {
        asDomain,
        files: { ...files, put: disk.put ?? files.put },
        log: serverLog("silent"),
        settings: { dataDirectory: directory, freeDiskBytes: disk.freeDiskBytes ?? 0 },
      },
      scannersThat(scan),
      job,
      signal,
    );
  const jobOf = (id: number) =>
    asDomain(systemDomain, (tx) => tx.selectFrom("libraryJobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
  const imagesOf = (id: number) =>
    asDomain(systemDomain, (tx) => tx.selectFrom("images").selectAll().where("libraryJobId", "=", id).orderBy("jobIndex").execute());

  test("makes what was ordered: files, images and their truth apart", async () => {
    const job = await order("all", 12);
    await make(job);
    expect(await jobOf(job.libraryJobId)).toMatchObject({ state: "done", made: 12, failures: [], error: null });
    const images = await imagesOf(job.libraryJobId);
    expect(images.map(({ jobIndex }) => jobIndex)).toEqual([...Array(12).keys()]);
    expect(images.filter(({ kind }) => kind === "threat")).toHaveLength(4);
    for (const view of images.flatMap(({ views }) => views)) expect(await files.has(viewFile(view, undefined)?.file ?? "")).toBe(true);
    const truths = await asDomain(systemDomain, (tx) => tx.selectFrom("imageTruths").select(["imageId", "recipe"]).execute());
    expect(truths.map(({ imageId }) => imageId).toSorted((a, b) => a - b)).toEqual(images.map(({ id }) => id).toSorted((a, b) => a - b));
    for (const { recipe } of truths) expect(recipe).toMatchObject({ packing: PACKING_VERSION, detector: DETECTOR_VERSION });
  });

  test("turns what an order leaves open until a wanted level is reached, and keeps what was delivered in place of it", async () => {
    const asked = { size: 6, threatShare: 0.5, categories: { guns: 1 }, kinds: [], difficulties: { 4: 1 } };
    const hard = (recipe: BagRecipe): ScannedBag => ({ ...scanned(recipe), difficulty: recipe.concealment === "inside" ? 4 : 2 });
    const open = await order("level", 6, asked);
    await make(open, hard);
    expect((await jobOf(open.libraryJobId)).levels).toEqual({ "4:4": 3, "4:2": 3 });
    const images = await imagesOf(open.libraryJobId);
    expect(images.every(({ wantedDifficulty }) => wantedDifficulty === 4)).toBe(true);
    expect(images.map(({ kind, difficulty }) => `${kind} ${difficulty}`).toSorted()).toEqual([
      ...Array(3).fill("innocent 2"),
      ...Array(3).fill("threat 4"),
    ]);

    let bags = 0;
    const fixed = await order("fixed level", 6, { ...asked, threatShare: 1, concealments: { open: 1 } });
    await make(fixed, (recipe) => {
      bags += 1;
      expect(recipe.concealment).toBe("open");
      return hard(recipe);
    });
    expect([(await jobOf(fixed.libraryJobId)).levels, bags]).toEqual([{ "4:2": 6 }, 6 * TRIES]);
  });

  test("goes on where it was cut off, and makes no bag twice", async () => {
    const job = await order("cut off", 12);
    const power = new AbortController();
    let bags = 0;
    const cut = make(
      job,
      (recipe) => {
        if ((bags += 1) === 5) power.abort(new Error("power cut"));
        return scanned(recipe);
      },
      power.signal,
    );
    await expect(cut).rejects.toThrow("power cut");
    const before = await imagesOf(job.libraryJobId);
    expect(before.length).toBeGreaterThan(2);
    expect((await jobOf(job.libraryJobId)).made).toBe(before.length);
    await Promise.all([make(job), make(job)]); // two servers at once
    const after = await imagesOf(job.libraryJobId);
    expect(after.map(({ jobIndex }) => jobIndex)).toEqual([...Array(12).keys()]);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(await jobOf(job.libraryJobId)).toMatchObject({ state: "done", made: 12 });
  });

  test("tries another seed, records a bag that cannot be made and goes on with the others", async () => {
    const job = await order("broken", 6);
    let bags = 0;
    await make(job, (recipe) => {
      bags += 1;
      if (bags === 1 || recipe.threat?.category === "knives") throw new Error("does not close");
      return scanned(recipe);
    });
    const { state, made, failures } = await jobOf(job.libraryJobId);
    expect({ state, made, messages: failures.map(({ message }) => message) }).toEqual({
      state: "done",
      made: 5,
      messages: ["does not close"],
    });
  });

  test("stops when the disk is full, blames no bag for it, and goes on when there is room", async () => {
    const job = await order("full disk", 6);
    let puts = 0;
    const put: Files["put"] = async (bytes) => {
      if ((puts += 1) > 4) throw Object.assign(new Error("no space left on device, write"), { code: "ENOSPC" });
      return files.put(bytes);
    };
    await make(job, scanned, undefined, { put });
    const stopped = await jobOf(job.libraryJobId);
    expect(stopped).toMatchObject({ state: "stopped", failures: [], error: expect.stringContaining("disk") });
    expect((await imagesOf(job.libraryJobId)).length).toBe(stopped.made);
    await make(job, scanned, undefined, { freeDiskBytes: Number.MAX_SAFE_INTEGER });
    expect(await jobOf(job.libraryJobId)).toMatchObject({ state: "stopped", made: stopped.made });
    await make(job);
    expect(await jobOf(job.libraryJobId)).toMatchObject({ state: "done", made: 6, error: null });
  });

  test("makes a bag again that looks like another of the library, and never stores its double", async () => {
    const looks = ["0".repeat(64), "0".repeat(63) + "1", "f".repeat(64)];
    const job = await order("doubles", 2);
    const tried: number[] = [];
    await make(job, (recipe) => ({ ...scanned(recipe), look: looks[tried.push(recipe.seed) - 1]! }));
    const looksOf = async () =>
      asDomain(systemDomain, (tx) =>
        tx
          .selectFrom("images as i")
          .innerJoin("imageTruths as t", "t.imageId", "i.id")
          .select(["t.look", "t.recipe"])
          .where("i.libraryJobId", "=", job.libraryJobId)
          .execute(),
      );
    expect(tried).toHaveLength(3);
    const kept = await looksOf();
    expect(new Set(kept.map(({ look }) => look))).toEqual(new Set([looks[0], looks[2]]));
    expect(kept.map(({ recipe }) => recipe)).toContainEqual(expect.objectContaining({ seed: tried[2] }));
    // An order whose bags all look like one that is there makes none.
    const again = await order("nothing but doubles", 2);
    const { libraryId } = await jobOf(job.libraryJobId);
    await asDomain(systemDomain, (tx) => tx.updateTable("libraryJobs").set({ libraryId }).where("id", "=", again.libraryJobId).execute(), {
      shared: true,
    });
    await make(again, (recipe) => ({ ...scanned(recipe), look: looks[1]! }));
    const { state, failures } = await jobOf(again.libraryJobId);
    expect({ state, messages: failures.map(({ message }) => message) }).toEqual({
      state: "failed",
      messages: ["It looks like another bag of the library.", "It looks like another bag of the library."],
    });
    expect(await imagesOf(again.libraryJobId)).toEqual([]);
  });

  test("says so when nothing can be made", async () => {
    const job = await order("nothing", 2);
    await make(job, () => {
      throw new Error("no");
    });
    expect(await jobOf(job.libraryJobId)).toMatchObject({ state: "failed", made: 0, error: "None of the images could be made." });
  });
});

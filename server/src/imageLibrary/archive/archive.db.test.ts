import type { LibraryTask } from "@vigil/model/imageLibrary/libraryTask";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type Place } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { thread } from "../../jobs/thread.ts";
import { archiveQueue } from "../tasks/taskQueues.ts";
import { serverLog } from "../../log.ts";
import { png } from "../catalogue/png.ts";
import { storedTestBag } from "../../../test/imageLibrary/storedTestBag.ts";
import { archiveName } from "../tasks/archiveName.ts";
import { runTask } from "../tasks/runTask.ts";
import { sweepArchives } from "../tasks/sweepArchives.ts";
import type { ReadView, ViewOrder } from "./archiveWorker.ts";
import { exportLibrary } from "./exportLibrary.ts";
import { importLibrary } from "./importLibrary.ts";
import { packed, unpacked } from "../../../test/imageLibrary/zipFiles.ts";

const jobs = testJobs();
const sent = jobs.sentTo(archiveQueue);
const { as, house, world } = testApp({ environment: { IMPORT_LIMIT_MB: "4" }, jobs });
const views = thread<ViewOrder, ReadView>(new URL("./archiveWorker.ts", import.meta.url), "archive");
afterAll(() => views.stop());

const works = {
  export: (work: Parameters<typeof exportLibrary>[1]) => exportLibrary(views, work),
  import: (work: Parameters<typeof importLibrary>[1]) => importLibrary(views, work),
};
const run = (signal = new AbortController().signal) => runTask({ ...house(), log: serverLog("silent") }, sent.at(-1)!, works, signal);
const client = (at: Place = "north") => as("web", at);

const libraryNamed = async (name: string, at: "airport" | "harbor" = "airport") => {
  const { domainId } = world()[at];
  const values = { ownerDomainId: domainId, name, nameKey: name.toLowerCase() };
  return (
    await house().asDomain(domainId, (tx) => tx.insertInto("imageLibraries").values(values).returning("id").executeTakeFirstOrThrow())
  ).id;
};

const told = async (id: number, at: Place = "north") =>
  (await (await client(at)).call<LibraryTask[]>("GET", "/api/librarytasks")).body.find((task) => task.id === id);

async function exported(libraryId: number, imageIds?: number[]): Promise<Buffer> {
  const { status, body } = await (await client()).call("POST", `/api/imagelibraries/${libraryId}/export`, imageIds ? { imageIds } : {});
  expect(status).toBe(201);
  await run();
  expect(await told(body.id)).toMatchObject({ state: "done" });
  return readFile(
    join(house().settings.dataDirectory, "archives", archiveName("export", { domainId: world().airport.domainId, id: body.id })),
  );
}

async function upload(zipped: Buffer, path: string, at: Place = "north") {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\ncontent-type: application/zip\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), zipped, Buffer.from("\r\n--edge--\r\n")]);
  return (await client(at)).call("POST", `/api/imagelibraries/${path}`, body, { "content-type": "multipart/form-data; boundary=edge" });
}

const imagesOf = (libraryId: number, at: "airport" | "harbor" = "airport") =>
  house().asDomain(world()[at].domainId, (tx) =>
    tx
      .selectFrom("images as i")
      .innerJoin("imageTruths as x", "x.imageId", "i.id")
      .select(["i.kind", "i.decision", "i.state", "i.category", "i.views", "i.manifest", "x.threats", "x.innocents", "x.recipe", "x.look"])
      .where("i.libraryId", "=", libraryId)
      .orderBy("i.id")
      .execute(),
  );
const librariesOf = async () =>
  (await (await client()).call("GET", "/api/imagelibraries?fields=name&limit=100")).body.rows.map(({ name }: { name: string }) => name);

describe("a library", () => {
  let library = 0;
  let archive: Buffer;
  const ids: number[] = [];
  beforeAll(async () => {
    library = await libraryNamed("Travels");
    for (const seed of [1, 2, 3]) ids.push(await storedTestBag(house(), world().airport.domainId, library, { seed, threat: seed !== 2 }));
    archive = await exported(library);
  });
  /** As the archive with some files changed, taken away (null) or added; hashes in image.json and library.json follow when `honest`. */
  const changed = async (change: Record<string, (bytes: Buffer | undefined) => Buffer | null>, honest = false) => {
    const files = await unpacked(archive);
    for (const [name, of] of Object.entries(change)) {
      const bytes = of(files.get(name));
      if (bytes) files.set(name, bytes);
      else files.delete(name);
    }
    if (honest) {
      const contents = JSON.parse(files.get("library.json")!.toString());
      for (const image of contents.images) image.sha256 = createHash("sha256").update(files.get(image.path)!).digest("hex");
      files.set("library.json", Buffer.from(JSON.stringify(contents)));
    }
    return packed(files);
  };
  // oxlint-disable-next-line typescript/no-explicit-any -- to be broken
  const editing = (edit: (image: any) => void) => (bytes: Buffer | undefined) => {
    const image = JSON.parse(bytes!.toString());
    edit(image);
    return Buffer.from(JSON.stringify(image));
  };

  test("R-3.092 is exported with pictures and truth: a ZIP of the views, their PNGs and JSON, or of the chosen images", async () => {
    const files = await unpacked(archive);
    const place = `images/${ids[0]}`;
    expect([...files.keys()].filter((name) => name.startsWith(place))).toEqual(["view-0.vig", "view-0.png", "view-1.vig", "view-1.png", "image.json"].map((name) => `${place}/${name}`)); // prettier-ignore
    expect(files.get(`${place}/view-1.png`)?.subarray(1, 4).toString()).toBe("PNG");
    expect(JSON.parse(files.get(`${place}/image.json`)!.toString())).toMatchObject({
      id: ids[0],
      decision: "R",
      category: "knives",
      manifest: ["clothes"],
      truth: { threatDescription: "A blade", threats: [{ view: 0, name: "Knife" }], recipe: { seed: 1, scanner: "S160" } },
    });
    expect([...(await unpacked(await exported(library, [ids[1]!]))).keys()].filter((name) => name.endsWith("image.json"))).toEqual([`images/${ids[1]}/image.json`]); // prettier-ignore
  });

  test("is fetched by those who may see the truth, and by nobody else", async () => {
    const { body: task } = await (await client()).call("POST", `/api/imagelibraries/${library}/export`, {});
    await run();
    const fetched = await (await client()).call("GET", `/api/librarytasks/${task.id}/file`);
    expect([fetched.status, fetched.headers["content-type"]]).toEqual([200, "application/zip"]);
    const { domainId, north } = world().airport;
    const fetches = () =>
      house().asDomain(domainId, (tx) =>
        tx.selectFrom("events").select(["type", "userId", "data"]).where("type", "=", "imageLibrary.fetchArchive").execute(),
      );
    expect(await fetches()).toEqual([
      expect.objectContaining({ userId: north.users.web, data: expect.objectContaining({ taskId: task.id }) }),
    ]);
    for (const level of ["adm", "spi-user"] as const) {
      expect((await (await as(level)).call("GET", `/api/librarytasks/${task.id}/file`)).status).toBe(403);
      expect((await (await as(level)).call("POST", `/api/imagelibraries/${library}/export`, {})).status).toBe(403);
    }
    expect((await (await client("east")).call("GET", `/api/librarytasks/${task.id}/file`)).status).toBe(404);
    expect((await (await client()).call("POST", `/api/imagelibraries/${library}/export`, { imageIds: [987_654] })).status).toBe(404);
  });

  test("comes back whole: into a new library, with its truth, and approved as it was because it was made here", async () => {
    const { status, body } = await upload(archive, "import?name=Travels%20again");
    expect(status).toBe(201);
    expect(await librariesOf()).not.toContain("Travels again");
    await run();
    const done = await told(body.id);
    expect(done).toMatchObject({ state: "done", counts: { images: 3, skipped: 0, drafts: 0 } });
    expect(await imagesOf(done!.libraryId!)).toEqual(await imagesOf(library));
    expect(
      existsSync(
        join(house().settings.dataDirectory, "archives", archiveName("import", { domainId: world().airport.domainId, id: body.id })),
      ),
    ).toBe(false);
  });

  test("goes and comes with the pictures of an image that was rendered elsewhere, one per enhancement", async () => {
    const other = await libraryNamed("Rendered elsewhere");
    const id = await storedTestBag(house(), world().airport.domainId, other, { seed: 5, threat: true });
    const picture = png(64, 48, new Uint8Array(64 * 48 * 3).fill(90));
    const stored = { file: await house().files.put(picture), bytes: picture.length, mediaType: "image/png" };
    const pictured = JSON.stringify([{ width: 64, height: 48, pictures: { COL: stored, BW: stored } }]);
    await house().asDomain(world().airport.domainId, (tx) =>
      tx.updateTable("images").set({ views: pictured }).where("id", "=", id).execute(),
    );
    const zipped = await exported(other);
    expect([...(await unpacked(zipped)).keys()].slice(0, 2)).toEqual([`images/${id}/view-0-COL.png`, `images/${id}/view-0-BW.png`]);
    const { body } = await upload(zipped, "import?name=Rendered%20again");
    await run();
    expect(await imagesOf((await told(body.id))!.libraryId!)).toEqual(await imagesOf(other));
  });

  test("skips the images a library has, and takes no draft in as approved", async () => {
    const some = await exported(library, ids.slice(0, 1));
    const target = await libraryNamed("Half");
    await upload(some, `${target}/import`);
    await run();
    await (await client()).call("POST", "/api/images/archive", { ids: ids.slice(1, 2) });
    const { body } = await upload(archive, `${target}/import`);
    await run();
    await (await client()).call("POST", "/api/images/restore", { ids: ids.slice(1, 2) });
    await (await client()).call("POST", "/api/images/approve", { ids: ids.slice(1, 2) });
    expect(await told(body.id)).toMatchObject({ counts: { images: 2, skipped: 1, drafts: 1 } });
    expect((await imagesOf(target)).map(({ state }) => state)).toEqual(["approved", "draft", "approved"]);
  });

  test("waits for approval when it was changed, or comes from another domain", async () => {
    const rewritten = await changed({ [`images/${ids[0]}/image.json`]: editing((image) => (image.truth.threatDescription = "Something else")) }, true); // prettier-ignore
    const { body } = await upload(rewritten, "import?name=Rewritten");
    await run();
    expect(await told(body.id)).toMatchObject({ state: "done", counts: { images: 3, drafts: 3 } });
    const { body: elsewhere } = await upload(archive, "import", "east");
    await run();
    const task = await told(elsewhere.id, "east");
    expect(task).toMatchObject({ state: "done", counts: { drafts: 3 } });
    expect((await imagesOf(task!.libraryId!, "harbor")).map(({ state }) => state)).toEqual(["draft", "draft", "draft"]);
  });

  test("what it brought is approved by somebody else than who took it in", async () => {
    const { body } = await upload(await changed({ [`images/${ids[0]}/image.json`]: editing((image) => (image.truth.threatDescription = "Another")) }, true), "import?name=Foreign"); // prettier-ignore
    await run();
    const { libraryId } = (await told(body.id))!;
    const drafts = await house().asDomain(world().airport.domainId, (tx) =>
      tx.selectFrom("images").select("id").where("libraryId", "=", libraryId).where("state", "=", "draft").execute(),
    );
    const importer = await client();
    const own = await importer.call("POST", "/api/images/approve", { ids: drafts.map(({ id }) => id) });
    expect([own.status, own.body.code]).toEqual([403, "ImageApprovalOwn"]);
    expect((await importer.call("GET", `/api/images/${drafts[0]!.id}/approval`)).body).toMatchObject({ mine: true });
  });

  describe("is refused as a whole, with the file and the reason,", () => {
    const image = () => `images/${ids[0]}/image.json`;
    const view = () => `images/${ids[0]}/view-0.vig`;
    const cases: [string, () => Promise<Buffer>, { fault: string; file?: () => string; place?: string }][] = [
      ["when a file is missing", () => changed({ [view()]: () => null }), { fault: "missing", file: view }],
      ["when a file does not belong to it", () => changed({ "notes.txt": () => Buffer.from("hello") }), { fault: "unknown", file: () => "notes.txt" }],
      ["when a file is not the one that was exported", () => changed({ [view()]: (bytes) => Buffer.concat([bytes!, Buffer.from("x")]) }), { fault: "hash", file: view }],
      ["when its JSON is broken", () => changed({ [image()]: () => Buffer.from("{ broken") }, true), { fault: "json", file: image }],
      ["when a field is missing", () => changed({ [image()]: editing((it) => delete it.decision) }, true), { fault: "rules", place: "decision" }],
      ["when an innocent bag is to be held", () => changed({ [`images/${ids[1]}/image.json`]: editing((it) => (it.decision = "H")) }, true), { fault: "rules", place: "decision" }],
      ["when a polygon has two points", () => changed({ [image()]: editing((it) => it.truth.threats[0].points.pop()) }, true), { fault: "rules", place: "truth.threats.0.points" }],
      ["when points lie too close", () => changed({ [image()]: editing((it) => (it.truth.threats[0].points[1] = [12, 10])) }, true), { fault: "rules", place: "truth.threats.0.points" }],
      ["when a polygon lies outside its view", () => changed({ [image()]: editing((it) => (it.truth.threats[0].points[1] = [300, 10])) }, true), { fault: "rules", place: "truth.threats.0.points" }],
      ["when a view is no view", () => {
        const bytes = Buffer.from("a picture of a bag");
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        return changed({ [view()]: () => bytes, [image()]: editing((it) => (it.views[0].scan.sha256 = sha256)) }, true);
      }, { fault: "view", file: view }],
    ]; // prettier-ignore
    test.each(cases)("R-8.070 %s", async (name, broken, { fault, file, place }) => {
      const files = await readdir(join(house().settings.dataDirectory, "archives"));
      const { status, body } = await upload(await broken(), `import?name=${encodeURIComponent(`Never ${name}`.slice(0, 80))}`);
      expect(status).toBe(201);
      await run();
      const task = await told(body.id);
      const details = { fault, ...(file && { file: file() }), ...(place && { place }) };
      expect(task).toMatchObject({ state: "failed", libraryId: null, error: { code: "ImportRefused", details } });
      expect((await librariesOf()).filter((known: string) => known.startsWith("Never"))).toEqual([]);
      expect(await readdir(join(house().settings.dataDirectory, "archives"))).toEqual(files);
    });

    /** A file beside the others, under a name as long as that of the first image. */
    const strange = () => image().replace("image.json", "xmage.json");
    const patched = async (change: (bytes: Buffer) => void) => {
      const files = await unpacked(archive);
      files.set(strange(), Buffer.alloc(2_000_000));
      const bytes = await packed(files);
      change(bytes);
      return bytes;
    };
    const renamed = (bytes: Buffer, to: string) => {
      const from = strange();
      for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from)) bytes.write(to.padEnd(from.length, "x"), at, "latin1");
    };
    /** What the table of contents says a file unpacks to. */
    const declare = (bytes: Buffer, name: string, size: number) => bytes.writeUInt32LE(size, bytes.lastIndexOf(name) - 22);
    test.each([
      ["a name that leads out", (bytes: Buffer) => renamed(bytes, "../../../../e"), "name"],
      ["an absolute name", (bytes: Buffer) => renamed(bytes, "/etc/cron.d/e"), "name"],
      ["a name twice", (bytes: Buffer) => renamed(bytes, image()), "twice"],
      ["more bytes than allowed", (bytes: Buffer) => declare(bytes, strange(), 0x7fffffff), "size"],
      ["a file that unpacks to more than it says", (bytes: Buffer) => declare(bytes, "library.json", 10), "size"],
      ["a torn end", (bytes: Buffer) => bytes.fill(0, bytes.length - 200), "unreadable"],
    ] as const)("R-8.061 for %s", async (_name, change, fault) => {
      const { status, body } = await upload(await patched(change), "import?name=Never");
      expect([status, body]).toEqual([412, expect.objectContaining({ code: "ImportFileCorrupt", field: "file" })]);
      expect(body.details.fault).toBe(fault);
    });

    test("when it is larger than the limit, and leaves nothing behind", async () => {
      const before = await readdir(join(house().settings.dataDirectory, "archives"));
      const { status, body } = await upload(Buffer.alloc(5_000_000), "import");
      expect([status, body]).toEqual([413, expect.objectContaining({ code: "ImportTooLarge", details: { maximum: 4 } })]);
      expect(await readdir(join(house().settings.dataDirectory, "archives"))).toEqual(before);
      expect((await (await client()).call("POST", "/api/imagelibraries/import", { file: "text" })).status).toBe(415);
      expect((await upload(archive, "import?name=Travels")).body).toMatchObject({ code: "ImageLibraryConflict", field: "name" });
    });
  });

  test("is called off without a trace, and taken up again by the next server when this one stops", async () => {
    const { body } = await upload(archive, "import?name=Called%20off");
    await (await client()).call("POST", `/api/librarytasks/${body.id}/cancel`);
    await run();
    expect(await told(body.id)).toMatchObject({ state: "cancelled" });
    expect(await librariesOf()).not.toContain("Called off");
    const { body: cut } = await upload(archive, "import?name=Cut%20off");
    await expect(run(AbortSignal.abort(new Error("stopping")))).rejects.toThrow("stopping");
    expect(await told(cut.id)).toMatchObject({ state: "running" });
    await run();
    expect(await told(cut.id)).toMatchObject({ state: "done", counts: { images: 3 } });
    expect((await (await client()).call("POST", `/api/librarytasks/${cut.id}/cancel`)).body).toMatchObject({ code: "LibraryTaskState" });
  });

  test("leaves no file that nobody needs: old exports and half-written ones go", async () => {
    const { settings } = house();
    const directory = join(settings.dataDirectory, "archives");
    const exports = (await readdir(directory)).filter((name) => name.startsWith("export-"));
    expect(exports.length).toBeGreaterThan(1);
    expect(await sweepArchives({ ...house(), now: () => new Date() })).toBe(0);
    const later = new Date(Date.now() + (settings.archiveDays + 1) * 86_400_000);
    expect(await sweepArchives({ ...house(), now: () => later })).toBe(exports.length);
    expect(await readdir(directory)).toEqual([]);
  });
});

import { brokenRule, type ArchivedImage, type ArchivedLibrary } from "@vigil/model/imageLibrary/archive";
import { pictureFileFault } from "@vigil/model/imageLibrary/pictureRules";
import { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import { textKey } from "@vigil/model/identity/textKey";
import pg from "pg";
import { z } from "zod";
import { writeWords } from "../../entity/writeWords.ts";
import { recordFile } from "../../files/recordFile.ts";
import type { Thread } from "../../jobs/thread.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { StoredView } from "../../storage/catalogueTables.ts";
import { FilesAway } from "../../files/filesAway.ts";
import { refuseFullDisk } from "../../files/diskRoom.ts";
import { VIEW_MEDIA_TYPE } from "../order/storeBag.ts";
import { VOLUME_MEDIA_TYPE } from "../order/storeVolume.ts";
import { filesOfView } from "../image/viewFile.ts";
import { archiveName } from "../tasks/archiveName.ts";
import { TaskRefused, type TaskWork } from "../tasks/taskWork.ts";
import { isSealedHere } from "./archiveSeal.ts";
import type { ReadView, ViewOrder } from "./archiveWorker.ts";
import { BrokenArchive, openArchive, type OpenArchive } from "./openArchive.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

/** `library_tasks.request` of an import: the name of a library to be made; null = that of the archive. */
const importRequest = z.object({ name: z.string().nullable(), mostUnpacked: z.number() });
const BATCH = 500;

interface Taken {
  entry: ArchivedLibrary["images"][number];
  /** By which it is the same image as another: its pictures. */
  pictures: string;
  state: ArchivedImage["state"];
}

/**
 * Reads everything first, then stores the files, then writes all rows in one transaction: an archive is taken as a whole or not at all,
 * and whoever is cut off begins again.
 */
export async function importLibrary(views: Thread<ViewOrder, ReadView>, work: TaskWork): Promise<void> {
  const { house, task, signal } = work;
  const name = archiveName("import", task);
  let again = false;
  try {
    const { mostUnpacked } = importRequest.parse(task.request);
    await house.archives.local(name, async (path) => {
      const archive = await openArchive(path, { mostUnpacked });
      try {
        await takeArchive(archive, views, work);
      } finally {
        archive.close();
      }
    });
  } catch (error) {
    again = signal.aborted || error instanceof pg.DatabaseError || error instanceof FilesAway;
    if (!(error instanceof BrokenArchive)) throw error;
    const { file, fault, place: within } = error;
    throw new TaskRefused("ImportRefused", { file, fault, place: within });
  } finally {
    if (!again) await house.archives.remove(name);
  }
}

async function takeArchive(archive: OpenArchive, views: Thread<ViewOrder, ReadView>, { house, task, tell, finish }: TaskWork) {
  const { asDomain, files, settings } = house;
  const { domainId } = task;
  const { library, names } = archive;
  const steps = library.images.length;
  await tell({ wanted: 2 * steps, done: 0 });
  const target = task.libraryId === null ? null : await asDomain(domainId, (tx) => libraryOf(tx, task.libraryId));
  const present = await asDomain(domainId, (tx) => picturesIn(tx, target?.id ?? null));
  const sealed = isSealedHere(settings.secretKey, domainId, library);
  const expected = new Set(["library.json"]);
  const taken: Taken[] = [];
  for (const [done, entry] of library.images.entries()) {
    if (done % 5 === 0) await tell({ done });
    const image = await checkedImage(archive, views, entry, expected);
    const pictures = image.views
      .flatMap(filesOf)
      .map(({ sha256 }) => sha256)
      .join();
    if (present.has(pictures)) continue;
    present.add(pictures);
    taken.push({ entry, pictures, state: sealed ? image.state : "draft" });
  }
  for (const name of names) if (!expected.has(name)) throw new BrokenArchive("unknown", name);
  if (sealed) await asDomain(domainId, (tx) => heedDoubts(tx, taken));

  const sizes = new Map<string, number>();
  for (const [done, { entry }] of taken.entries()) {
    if (done % 5 === 0) await tell({ done: steps + done });
    await refuseFullDisk(settings);
    const image = await archive.readImage(entry);
    for (const { name, sha256 } of [...image.views.flatMap(filesOf), ...(image.volume ? [image.volume] : [])]) {
      const bytes = await archive.read(beside(entry, name), sha256);
      sizes.set(await files.put(bytes), bytes.byteLength);
    }
  }
  const shared = target ? target.ownerDomainId === null : domainId === systemDomain;
  await asDomain(
    domainId,
    async (tx) => {
      const owner = { ownerDomainId: shared ? null : domainId, createdBy: task.createdBy, createdByDomainId: task.createdByDomainId };
      const { name } = importRequest.parse(task.request);
      const libraryId = target?.id ?? (await runOrder(tx, library, name, owner, domainId));
      for (const { entry, state } of taken) await insertImage(tx, await archive.readImage(entry), sizes, { ...owner, libraryId, state });
      const drafts = taken.filter(({ state }) => state === "draft").length;
      await finish(tx, { images: taken.length, skipped: steps - taken.length, drafts }, { libraryId });
    },
    { shared },
  );
}

const filesOf = ({ scan, pictures }: ArchivedImage["views"][number]) => (scan ? [scan] : pictures);
const beside = ({ path }: { path: string }, name: string): string => `${path.slice(0, path.lastIndexOf("/"))}/${name}`;

/** Everything about one image is looked at before anything of the archive is kept. */
async function checkedImage(
  archive: OpenArchive,
  views: Thread<ViewOrder, ReadView>,
  entry: ArchivedLibrary["images"][number],
  expected: Set<string>,
): Promise<ArchivedImage> {
  const image = await archive.readImage(entry);
  const rule = brokenRule(image);
  if (rule !== null) throw new BrokenArchive("rules", entry.path, rule);
  const claim = (name: string) => {
    if (expected.has(name)) throw new BrokenArchive("twice", name);
    expected.add(name);
  };
  claim(entry.path);
  const read = (file: { name: string; sha256: string }) => {
    claim(beside(entry, file.name));
    return archive.read(beside(entry, file.name), file.sha256);
  };
  for (const view of image.views) {
    const { scan, preview, pictures, width, height } = view;
    if (scan && pictures.length > 0) throw new BrokenArchive("rules", entry.path, "views");
    if (scan) {
      const found = await views.ask({ view: await read(scan), draw: false }).catch((error: unknown) => {
        throw error instanceof BrokenArchive ? error : new BrokenArchive("view", beside(entry, scan.name), String(error));
      });
      if (found.width !== width || found.height !== height) throw new BrokenArchive("rules", entry.path, "views");
    }
    if (preview) await read(preview);
    for (const picture of pictures) {
      const bytes = await read(picture);
      const fault = pictureFileFault(picture.name, bytes.byteLength, bytes.subarray(0, 64));
      if (fault) throw new BrokenArchive("view", beside(entry, picture.name), fault);
    }
  }
  if (image.volume) await checkVolume(views, image, beside(entry, image.volume.name), entry.path, await read(image.volume));
  return image;
}

/** It can be read, and the threats lie within it. */
async function checkVolume(
  views: Thread<ViewOrder, ReadView>,
  { truth: { bodies = [] } }: ArchivedImage,
  name: string,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  const { grid } = await views.ask({ view: bytes, draw: false, isVolume: true }).catch((error: unknown) => {
    throw new BrokenArchive("view", name, String(error));
  });
  const within = ({ voxel, from, size }: (typeof bodies)[number]): boolean =>
    voxel === grid?.voxel && from.every((place, axis) => place + size[axis]! <= grid.size[axis]!);
  if (!bodies.every(within)) throw new BrokenArchive("rules", path, "truth.bodies");
}

async function libraryOf(tx: Tx, id: number | null) {
  const library = await tx.selectFrom("imageLibraries").select(["id", "ownerDomainId"]).where("id", "=", id).executeTakeFirst();
  if (!library) throw new TaskRefused("NotFound");
  return library;
}

async function picturesIn(tx: Tx, libraryId: number | null): Promise<Set<string>> {
  if (libraryId === null) return new Set();
  const rows = await tx.selectFrom("images").select("views").where("libraryId", "=", libraryId).execute();
  return new Set(rows.map(({ views }) => picturesOf(views)));
}

/** What somebody here has taken out of use, or not yet approved, does not come back as approved. */
async function heedDoubts(tx: Tx, taken: Taken[]): Promise<void> {
  const doubted = new Set<string>();
  for (let after = 0; ;) {
    const rows = await tx
      .selectFrom("images")
      .select(["id", "views"])
      .where("state", "<>", "approved")
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const { views } of rows) doubted.add(picturesOf(views));
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < BATCH) break;
  }
  for (const one of taken) if (one.state === "approved" && doubted.has(one.pictures)) one.state = "draft";
}

/** By which an image is the same as another. */
const picturesOf = (views: readonly StoredView[]): string =>
  views
    .flatMap(filesOfView)
    .map(({ file }) => file)
    .join();

interface Owner {
  ownerDomainId: number | null;
  createdBy: number | null;
  createdByDomainId: number | null;
}

/** Under the name that was asked for; without one under the archive's, with a number where that is taken. */
async function runOrder(tx: Tx, { library, objects }: ArchivedLibrary, asked: string | null, owner: Owner, domainId: number) {
  const { threatCategories, templateVersion: _, ...rest } = library;
  for (let number = 1; number < 100; number++) {
    const name = asked ?? (number === 1 ? library.name : `${library.name.slice(0, 90)} (${number})`);
    const made = await tx
      .insertInto("imageLibraries")
      .values({ ...rest, ...owner, name, nameKey: textKey(name), threatCategories: JSON.stringify(threatCategories) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) {
      await writeWords(tx, imageLibrary, domainId, [made.id]);
      const values = objects.map((object) => ({ ...object, ...owner, libraryId: made.id }));
      for (let start = 0; start < values.length; start += BATCH)
        await tx
          .insertInto("libraryObjects")
          .values(values.slice(start, start + BATCH))
          .execute();
      return made.id;
    }
    if (asked !== null) break;
  }
  throw new TaskRefused("ImageLibraryConflict");
}

async function insertImage(
  tx: Tx,
  { kind, decision, category, custom, bagType, difficulty, views, volume, manifest, truth }: ArchivedImage,
  sizes: ReadonlyMap<string, number>,
  { libraryId, state, ...owner }: Owner & { libraryId: number; state: ArchivedImage["state"] },
): Promise<void> {
  const kept = async ({ sha256: file }: { sha256: string }, mediaType: string) => {
    const bytes = sizes.get(file) ?? 0;
    await recordFile(tx, { hash: file, size: bytes, mediaType });
    return { file, bytes };
  };
  const stored: StoredView[] = [];
  for (const { scan, pictures, width, height } of views) {
    if (scan) stored.push({ ...(await kept(scan, VIEW_MEDIA_TYPE)), width, height });
    else {
      const entries = [];
      for (const picture of pictures)
        entries.push([picture.enhancement, { ...(await kept(picture, picture.mediaType)), mediaType: picture.mediaType }] as const);
      stored.push({ width, height, pictures: Object.fromEntries(entries) });
    }
  }
  const { id: imageId } = await tx
    .insertInto("images")
    .values({
      ...owner,
      // whoever took it in answers for it, and leaves its approval to somebody else
      madeBy: owner.createdBy,
      madeByDomainId: owner.createdByDomainId,
      libraryId,
      state,
      kind,
      decision,
      category,
      custom,
      bagType,
      difficulty,
      views: JSON.stringify(stored),
      volume: volume ? JSON.stringify(await kept(volume, VOLUME_MEDIA_TYPE)) : null,
      manifest: JSON.stringify(manifest),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { threatDescription, look, opened, threats, innocents, contents, recipe, measures, bodies = [] } = truth;
  await tx
    .insertInto("imageTruths")
    .values({
      imageId,
      ownerDomainId: owner.ownerDomainId,
      threatDescription,
      look,
      opened: opened === null ? null : JSON.stringify(opened),
      threats: JSON.stringify(threats),
      innocents: JSON.stringify(innocents),
      contents: JSON.stringify(contents),
      bodies: JSON.stringify(bodies),
      recipe: JSON.stringify(recipe),
      measures: JSON.stringify(measures),
    })
    .execute();
}

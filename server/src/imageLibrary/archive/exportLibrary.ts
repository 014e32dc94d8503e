import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type ArchivedImage, type ArchivedLibrary } from "@vigil/model/imageLibrary/archive";
import { enhancements } from "@vigil/model/simulator/enhancements";
import { sql } from "kysely";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";
import { z } from "zod";
import { productVersion } from "../../http/productVersion.ts";
import type { Thread } from "../../jobs/thread.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { refuseFullDisk } from "../../files/diskRoom.ts";
import { archiveName, unfinishedArchive } from "../tasks/archiveName.ts";
import { isPictured } from "../image/viewFile.ts";
import { TaskRefused, type TaskWork } from "../tasks/taskWork.ts";
import { archiveSeal } from "./archiveSeal.ts";
import type { ReadView, ViewOrder } from "./archiveWorker.ts";

/** `library_tasks.request` of an export: only these images; all when missing. */
const exportRequest = z.object({ imageIds: z.array(z.int()).optional() });

const VOLUME_NAME = "volume.vglv";
const DAY_MS = 86_400_000;
const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const asFile = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

/** Writes images with their truth into a ZIP, one image in memory at a time; the file gets its name when it is whole. */
export async function exportLibrary(views: Thread<ViewOrder, ReadView>, { house, task, tell, finish }: TaskWork): Promise<void> {
  const { asDomain, settings, now, archives } = house;
  const { domainId, libraryId } = task;
  const { imageIds } = exportRequest.parse(task.request);
  if (libraryId === null) throw new TaskRefused("NotFound");
  const library = await asDomain(domainId, (tx) => readLibrary(tx, libraryId));
  if (!library) throw new TaskRefused("NotFound");
  const ids = await asDomain(domainId, (tx) => idsOf(tx, libraryId, imageIds));
  await tell({ wanted: ids.length, done: 0 });
  const unfinished = await unfinishedArchive(settings);
  const zip = new yazl.ZipFile();
  const file = createWriteStream(unfinished, { flags: "wx", flush: true });
  const written = pipeline(zip.outputStream, file);
  written.catch(() => {}); // awaited below, or in `add`
  const add = async (name: string, bytes: Buffer, compress: boolean) => {
    zip.addBuffer(bytes, name, { compress });
    const out = zip.outputStream as NodeJS.ReadableStream & { writableNeedDrain?: boolean };
    if (out.writableNeedDrain === true) await Promise.race([once(out, "drain"), written]);
  };
  try {
    const images: ArchivedLibrary["images"] = [];
    for (const [done, id] of ids.entries()) {
      await tell({ done });
      await refuseFullDisk(settings);
      const { path, bytes } = await addImage(await asDomain(domainId, (tx) => readImage(tx, id)), house, views, add);
      images.push({ path, sha256: hashOf(bytes) });
    }
    const unsealed = {
      format: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      product: productVersion,
      exportedAt: now().toISOString(),
      ...library,
      images,
    } as const;
    await add("library.json", asFile({ ...unsealed, seal: archiveSeal(settings.secretKey, domainId, unsealed) }), true);
    zip.end();
    await written;
    const { size } = await stat(unfinished);
    const name = archiveName("export", task);
    await (await archives.bring(unfinished)).keep(name);
    await asDomain(domainId, (tx) =>
      finish(tx, { images: ids.length, bytes: size }, { expiresAt: new Date(now().getTime() + settings.archiveDays * DAY_MS) }),
    ).catch(async (error: unknown) => {
      await archives.remove(name);
      throw error;
    });
  } catch (error) {
    file.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function readLibrary(tx: Tx, libraryId: number): Promise<Pick<ArchivedLibrary, "library" | "objects"> | undefined> {
  const library = await tx
    .selectFrom("imageLibraries")
    .select(["name", "description", "templateVersion", "threatCategories", "industry", "oem", "console"])
    .where("id", "=", libraryId)
    .executeTakeFirst();
  const objects = await tx
    .selectFrom("libraryObjects")
    .select(["category", "description"])
    .where("libraryId", "=", libraryId)
    .where("active", "=", true)
    .orderBy("id")
    .execute();
  return library && { library, objects };
}

async function idsOf(tx: Tx, libraryId: number, chosen: number[] | undefined): Promise<number[]> {
  const rows = await tx
    .selectFrom("images")
    .select("id")
    .where("libraryId", "=", libraryId)
    .$if(chosen !== undefined, (query) => query.where(sql<boolean>`id = any(${chosen}::bigint[])`))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

const readImage = (tx: Tx, id: number) =>
  tx
    .selectFrom("images as i")
    .innerJoin("imageTruths as x", "x.imageId", "i.id")
    .select([
      ...(["i.id", "i.kind", "i.decision", "i.category", "i.state", "i.custom", "i.bagType", "i.difficulty", "i.createdAt"] as const),
      ...([
        "i.views",
        "i.volume",
        "i.manifest",
        "x.threatDescription",
        "x.threats",
        "x.innocents",
        "x.contents",
        "x.bodies",
        "x.opened",
      ] as const),
      ...(["x.recipe", "x.measures", "x.look"] as const),
    ])
    .where("i.id", "=", id)
    .executeTakeFirstOrThrow();

async function addImage(
  row: Awaited<ReturnType<typeof readImage>>,
  { files }: TaskWork["house"],
  drawing: Thread<ViewOrder, ReadView>,
  add: (name: string, bytes: Buffer, compress: boolean) => Promise<void>,
): Promise<{ path: string; bytes: Buffer }> {
  const {
    id,
    createdAt,
    views: stored,
    volume,
    manifest,
    kind,
    decision,
    category,
    state,
    custom,
    bagType,
    difficulty,
    bodies,
    ...told
  } = row;
  const place = `images/${id}`;
  const views: ArchivedImage["views"] = [];
  const read = async (file: string) => {
    const bytes = await files.open(file, { verify: true });
    if (!bytes) throw new TaskRefused("ArchiveFileMissing", { image: id });
    return bytes;
  };
  for (const [index, view] of stored.entries()) {
    const { width, height } = view;
    const written: ArchivedImage["views"][number] = { width, height, scan: null, preview: null, pictures: [] };
    views.push(written);
    if (isPictured(view)) {
      for (const enhancement of enhancements) {
        const picture = view.pictures[enhancement];
        if (!picture) continue;
        const name = `view-${index}-${enhancement}.${picture.mediaType.slice("image/".length)}`;
        await add(`${place}/${name}`, await read(picture.file), false);
        written.pictures.push({ enhancement, name, sha256: picture.file, mediaType: picture.mediaType });
      }
      continue;
    }
    const bytes = await read(view.file);
    const { picture } = await drawing.ask({ view: bytes, draw: true });
    const [name, drawn] = [`view-${index}.vig`, `view-${index}.png`];
    await add(`${place}/${name}`, bytes, false);
    written.scan = { name, sha256: view.file };
    if (!picture) continue;
    await add(`${place}/${drawn}`, Buffer.from(picture), false);
    written.preview = { name: drawn, sha256: hashOf(picture) };
  }
  if (volume !== null) await add(`${place}/${VOLUME_NAME}`, await read(volume.file), false);
  const image = {
    id,
    kind,
    decision,
    category,
    state,
    custom,
    bagType,
    difficulty,
    createdAt: createdAt.toISOString(),
    views,
    ...(volume === null ? {} : { volume: { name: VOLUME_NAME, sha256: volume.file } }),
    manifest,
    truth: { ...told, ...(volume === null ? {} : { bodies }) },
  };
  const [path, bytes] = [`${place}/image.json`, asFile(image)];
  await add(path, bytes, true);
  return { path, bytes };
}

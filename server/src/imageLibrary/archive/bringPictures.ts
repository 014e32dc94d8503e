import type { TaskFailure } from "@vigil/model/imageLibrary/libraryTask";
import { createSchema } from "@vigil/model/entity/entity";
import { image as imageList } from "@vigil/model/imageLibrary/image";
import { planPictures, type PlannedImage } from "@vigil/model/imageLibrary/pictureNames";
import { sql } from "kysely";
import { Readable } from "node:stream";
import pg from "pg";
import yauzl from "yauzl";
import { z } from "zod";
import type { View } from "../../entity/view.ts";
import { FilesAway } from "../../files/filesAway.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { callerLater } from "../../identity/access/callerLater.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readUpload } from "../../uploads/readUpload.ts";
import { refuseFullDisk } from "../../files/diskRoom.ts";
import { putPicture } from "../image/changePicture.ts";
import { seenImages } from "../image/seenImages.ts";
import { insertImage } from "../image/writeImages.ts";
import { archiveName } from "../tasks/archiveName.ts";
import { TaskCancelled, TaskRefused, type TaskWork } from "../tasks/taskWork.ts";

/** `library_tasks.request`: what the files in the archive are called, in their order. */
const picturesRequest = z.object({
  numbersAreViews: z.boolean(),
  files: z.array(z.object({ name: z.string(), size: z.number() })),
});

const asNew = createSchema(imageList);

type Uploaded = Parameters<typeof putPicture>[3];
type Images = View<typeof imageList>;

/** Makes drafts of pictures, one image in memory and in each transaction: whoever is cut off goes on with the next. A file that is refused stops no other. */
export async function bringPictures({ house, task, signal, tell, finish }: TaskWork): Promise<void> {
  const { asDomain, archives, settings } = house;
  const { domainId, libraryId } = task;
  const { numbersAreViews, files } = picturesRequest.parse(task.request);
  const plan = planPictures(files, numbersAreViews);
  const images = plan.images.filter(({ fault }) => fault === undefined);
  const name = archiveName("import", task);
  const sums = { images: 0, pictures: 0, refused: 0, ...task.counts };
  let again = false;
  try {
    const by = await callerLater(asDomain, {
      domainId,
      homeDomainId: task.createdByDomainId ?? domainId,
      userId: task.createdBy ?? 0,
      requestId: `task ${task.id}`,
    });
    if (libraryId === null || !by?.permissions.has("images:add") || !by.permissions.has("images:edit")) throw new TaskRefused("Forbidden");
    const view: Images = { entity: imageList, caller: by, hints: new Map(), ...seenImages };
    await archives.local(name, async (path) => {
      const read = await openNumbered(path);
      try {
        for (const [index, planned] of images.entries()) {
          if (index < task.done) continue;
          await tell({ wanted: images.length });
          await refuseFullDisk(settings);
          await bringOne(planned, index, view, read.bytes);
        }
      } finally {
        read.close();
      }
    });
    await asDomain(domainId, (tx) => finish(tx, sums));
  } catch (error) {
    again = signal.aborted || error instanceof pg.DatabaseError || error instanceof FilesAway;
    throw error;
  } finally {
    if (!again) await archives.remove(name);
  }

  async function bringOne(planned: PlannedImage, index: number, view: Images, bytesOf: (number: number) => Promise<Buffer>) {
    const failures: TaskFailure[] = [];
    const refused = (file: number, problem: unknown) => {
      if (!(problem instanceof Problem)) throw problem;
      failures.push({ imageId: 0, message: problem.code, file: files[file]!.name, details: wordsOf(problem.details) });
    };
    const uploaded: {
      file: number;
      place: { view: number; enhancement: PlannedImage["pictures"][number]["enhancement"] };
      picture: Uploaded;
    }[] = [];
    for (const { file, view: number, enhancement } of planned.pictures)
      try {
        const picture = await store(files[file]!.name, await bytesOf(file));
        uploaded.push({ file, place: { view: number - 1, enhancement }, picture });
      } catch (problem) {
        refused(file, problem);
      }
    await asKeeper(asDomain, view.caller, async (tx) => {
      await sql`savepoint image`.execute(tx);
      const { id } = await insertImage(tx, view, asNew.parse({ imageLibraryId: libraryId, viewCount: planned.views, bagType: "" }));
      let pictures = 0;
      for (const { file, place, picture } of uploaded)
        await putPicture(tx, view.caller, { id, ...place }, picture).then(
          () => (pictures += 1),
          (problem: unknown) => refused(file, problem),
        );
      // a draft into which nothing came is none
      await sql.raw(pictures > 0 ? "release savepoint image" : "rollback to savepoint image").execute(tx);
      if (pictures > 0) sums.images += 1;
      sums.pictures += pictures;
      sums.refused += failures.length;
      await advance(
        tx,
        index + 1,
        failures.map((failure) => ({ ...failure, imageId: pictures > 0 ? id : 0 })),
      );
    });
  }

  async function store(called: string, bytes: Buffer): Promise<Uploaded> {
    const picture = await readUpload(settings, "picture", called, bytes);
    const received = await house.files.receive(Readable.from([bytes]));
    return { ...picture, file: await received.keep(), bytes: bytes.length };
  }

  /** With what was made, so that nothing is made twice. */
  async function advance(tx: Tx, done: number, failures: readonly TaskFailure[]): Promise<void> {
    const { numUpdatedRows } = await tx
      .updateTable("libraryTasks")
      .set({
        done,
        counts: JSON.stringify(sums),
        failures: sql`failures || ${JSON.stringify(failures)}::jsonb`,
        updatedAt: new Date(),
      })
      .where("domainId", "=", domainId)
      .where("id", "=", task.id)
      .where("state", "=", "running")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new TaskCancelled();
  }
}

/** What a sentence fills in. */
const wordsOf = (details: unknown): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(details ?? {}).filter((entry): entry is [string, string | number] => ["string", "number"].includes(typeof entry[1])),
  );

/** The files of an archive that was written here, by their numbers. */
async function openNumbered(path: string): Promise<{ bytes: (number: number) => Promise<Buffer>; close: () => void }> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return {
    bytes: async (number) => {
      const entry = entries.get(String(number));
      if (!entry) throw new Problem(422, "PictureMissing");
      const parts: Buffer[] = [];
      for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
      return Buffer.concat(parts);
    },
    close: () => zip.close(),
  };
}

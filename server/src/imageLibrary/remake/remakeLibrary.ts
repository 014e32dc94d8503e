import { concealments, threatCategories } from "@vigil/model/imageLibrary/recipe";
import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { isScannerName } from "@vigil/xray/geometry/scanners";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { AsDomain } from "../../storage/asDomain.ts";
import { isFullDisk, refuseFullDisk } from "../../files/diskRoom.ts";
import type { MadeBag, Scanners } from "../order/scannerPool.ts";
import { storeBag } from "../order/storeBag.ts";
import { TaskCancelled, TaskRefused, type TaskRow, type TaskWork } from "../tasks/taskWork.ts";
import { filesOfView } from "../image/viewFile.ts";
import { withViews } from "../image/withViews.ts";

/** `library_tasks.request`: which images, and another scanner than each one's own. */
export const remakeRequest = z.object({ imageIds: z.array(z.int()), scanner: z.string().refine(isScannerName).nullable() });

const vector = z.tuple([z.number(), z.number(), z.number()]);
/** A recipe may come from an archive: what is not one is not made. */
const storedRecipe = z.object({
  seed: z.int(),
  scanner: z.string().refine(isScannerName),
  threat: z.object({ category: z.enum(threatCategories), kind: z.string().optional() }).nullable(),
  concealment: z.enum(concealments).optional(),
  profile: z.string().optional(),
  containers: z.array(z.string()).optional(),
  packing: z.int().optional(),
  detector: z.int().optional(),
  projections: z.array(z.object({ kind: z.string(), seed: z.int(), position: vector, turnDegrees: vector })).optional(),
});

type Made = { bag: MadeBag; recipe: BagRecipe } | { failure: string };
const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * Makes images again from their recipes, in order, so that whoever is cut off goes on after the last one that was settled. The same bytes
 * leave everything as it is; other ones become a new image, a draft. An image itself is never changed.
 */
export async function remakeLibrary(scanners: Scanners, { house, task, signal, tell, finish }: TaskWork): Promise<void> {
  const { asDomain, settings } = house;
  const { imageIds, scanner } = remakeRequest.parse(task.request);
  const { domainId, libraryId } = task;
  if (libraryId === null) throw new TaskRefused("NotFound");
  await tell({ wanted: imageIds.length });
  for (let start = task.done; start < imageIds.length; start += scanners.count) {
    await tell({});
    await refuseFullDisk(settings);
    const images = await readImages(asDomain, domainId, libraryId, imageIds.slice(start, start + scanners.count));
    const made = await Promise.all(images.map((image) => make(scanners, image, scanner)));
    signal.throwIfAborted();
    for (const [place, image] of images.entries()) await settle(house, task, { at: start + place, image, made: made[place]! });
  }
  await asDomain(domainId, async (tx) => {
    const now = await tx
      .selectFrom("libraryTasks")
      .select("counts")
      .where("domainId", "=", domainId)
      .where("id", "=", task.id)
      .executeTakeFirstOrThrow();
    await finish(tx, now.counts);
  });
}

type Image = Awaited<ReturnType<typeof readImages>>[number];

async function readImages(asDomain: AsDomain, domainId: number, libraryId: number, ids: readonly number[]) {
  const rows = await asDomain(domainId, (tx) =>
    tx
      .selectFrom("images as i")
      .innerJoin("imageTruths as x", "x.imageId", "i.id")
      .select(["i.id", "i.ownerDomainId", "i.libraryId", "i.views", "i.volume", "x.recipe"])
      .where("i.libraryId", "=", libraryId)
      .where("i.id", "in", ids)
      .orderBy("i.id")
      .execute(),
  );
  if (rows.length !== ids.length) throw new TaskRefused("NotFound");
  return rows;
}

async function make(scanners: Scanners, { recipe: stored, views }: Image, scanner: string | null): Promise<Made> {
  const known = storedRecipe.safeParse(stored);
  if (!known.success) return { failure: "noRecipe" };
  const other = scanner !== null && isScannerName(scanner) && scanner !== known.data.scanner ? scanner : null;
  const recipe = { ...known.data, scanner: other ?? known.data.scanner } as BagRecipe;
  try {
    const bag = withViews(await scanners.scan(recipe), other === null ? views.length : Infinity);
    return bag ? { bag, recipe } : { failure: "noView" };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** What became of one image, and that it is settled, in one transaction. */
async function settle(
  house: TaskWork["house"],
  task: TaskRow,
  { at, image, made }: { at: number; image: Image; made: Made },
): Promise<void> {
  const { domainId, id: taskId } = task;
  const settled = async (tx: Parameters<Parameters<AsDomain>[1]>[0], outcome: "made" | "unchanged" | "failed", message?: string) => {
    const failures = message === undefined ? sql`failures` : sql`failures || ${JSON.stringify([{ imageId: image.id, message }])}::jsonb`;
    const told = await sql`update library_tasks set done = ${at + 1}, updated_at = now(), failures = ${failures},
      counts = counts || jsonb_build_object(${outcome}::text, coalesce((counts ->> ${outcome})::integer, 0) + 1)
      where domain_id = ${domainId} and id = ${taskId} and state = 'running' and done = ${at}`.execute(tx);
    if (told.numAffectedRows !== 1n) throw new TaskCancelled();
  };
  if ("failure" in made) return house.asDomain(domainId, (tx) => settled(tx, "failed", made.failure));
  const pictures = [...made.bag.views, ...(made.bag.volume ? [made.bag.volume.file] : [])].map(hashOf).join();
  if (await isPresent(house.asDomain, domainId, image, pictures)) return house.asDomain(domainId, (tx) => settled(tx, "unchanged"));
  const place = { domainId, ownerDomainId: image.ownerDomainId, libraryId: image.libraryId, draft: true };
  try {
    await storeBag(house, { ...place, supersedesId: image.id, alongside: (tx) => settled(tx, "made") }, made.recipe, made.bag);
  } catch (error) {
    if (isFullDisk(error)) throw new TaskRefused("DiskFull");
    throw error;
  }
}

/** As the image itself shows it, or one that was made again from it before. */
async function isPresent(asDomain: AsDomain, domainId: number, image: Image, pictures: string): Promise<boolean> {
  const others = await asDomain(domainId, (tx) =>
    tx.selectFrom("images").select(["views", "volume"]).where("supersedesId", "=", image.id).execute(),
  );
  return [image, ...others].some(
    ({ views, volume }) => [...views.flatMap(filesOfView), ...(volume ? [volume] : [])].map(({ file }) => file).join() === pictures,
  );
}

import { statfs } from "node:fs/promises";
import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import type { ScannedBag } from "@vigil/xray/bag/scannedBag";
import { keyOf } from "@vigil/xray/random";
import { sql, type Selectable } from "kysely";
import pg from "pg";
import type { House } from "../house.ts";
import type { Queues } from "../jobs/jobs.ts";
import { libraryRecipe, planLibrary } from "./planLibrary.ts";
import type { Scanners } from "./scannerPool.ts";
import type { Database } from "../storage/database.ts";
import { storeBag } from "./storeBag.ts";

type Needed = Pick<House, "asDomain" | "files" | "log"> & { settings: Pick<House["settings"], "dataDirectory"> };

type LibraryJobState = Selectable<Database["libraryJobs"]>["state"];

const ATTEMPTS = 3;
const UNIQUE_VIOLATION = "23505";
/** With less room than this the generator stops: people's work comes first. */
const LEAST_FREE_BYTES = 512 * 1024 * 1024;

/**
 * Makes the bags of one order that are still missing. May be cut off at any moment and called again; a bag that cannot be made is
 * recorded and does not hold up the others.
 */
export async function makeLibrary(
  house: Needed,
  scanners: Scanners,
  { domainId, libraryJobId }: Queues["makeImages"],
  signal: AbortSignal,
): Promise<void> {
  const { asDomain, log } = house;
  const job = await asDomain(domainId, (tx) => tx.selectFrom("libraryJobs").selectAll().where("id", "=", libraryJobId).executeTakeFirst());
  if (!job || job.state === "done" || job.state === "failed") return;
  const shared = job.ownerDomainId === null;
  const setJob = (change: { state: LibraryJobState; error?: string | null }) =>
    asDomain(
      domainId,
      (tx) =>
        tx
          .updateTable("libraryJobs")
          .set({ ...change, updatedAt: new Date() })
          .where("id", "=", libraryJobId)
          .execute(),
      { shared },
    );
  const plan = planLibrary(libraryRecipe.parse(job.recipe), job.seed, job.wanted);
  const finished = await asDomain(domainId, (tx) =>
    tx.selectFrom("images").select("jobIndex").where("libraryJobId", "=", libraryJobId).execute(),
  );
  const done = new Set([...finished.map(({ jobIndex }) => jobIndex), ...job.failures.map(({ index }) => index)]);
  const missing = [...plan.keys()].filter((index) => !done.has(index));
  let made = finished.length;
  await setJob({ state: "running", error: null });
  log.info({ libraryJobId, made, wanted: job.wanted }, "Images are being made.");

  const makeNext = async (): Promise<void> => {
    for (let index = missing.shift(); index !== undefined; index = missing.shift()) {
      signal.throwIfAborted();
      const recipe = plan[index];
      if (!recipe) continue;
      await refuseFullDisk(house.settings.dataDirectory);
      try {
        const { used, bag } = await scanWithRetries(scanners, recipe);
        await storeBag(house, { domainId, ownerDomainId: job.ownerDomainId, libraryId: job.libraryId, libraryJobId, index }, used, bag);
        made += 1;
        log.debug({ libraryJobId, index, milliseconds: bag.timings }, "An image was made.");
        if (made % 6 === 0) log.info({ libraryJobId, made, wanted: job.wanted }, "Images are being made.");
      } catch (error) {
        if (signal.aborted) throw error;
        if (error instanceof pg.DatabaseError) {
          if (error.code === UNIQUE_VIOLATION) continue; // another server has made it
          throw error;
        }
        await recordFailure(
          house,
          { domainId, libraryJobId, shared },
          { index, message: error instanceof Error ? error.message : String(error) },
        );
      }
    }
  };
  try {
    const ends = await Promise.allSettled(Array.from({ length: scanners.count }, makeNext)); // nothing goes on when this ends
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  } catch (error) {
    if (error instanceof FullDisk) {
      await setJob({ state: "stopped", error: error.message });
      log.warn({ libraryJobId }, error.message);
      return;
    }
    throw error;
  }
  await setJob(made > 0 ? { state: "done" } : { state: "failed", error: "None of the images could be made." });
  log.info({ libraryJobId, made, wanted: job.wanted }, "The images are made.");
}

/** What cannot be packed with one seed can with another, which follows from the first. */
async function scanWithRetries(scanners: Scanners, recipe: BagRecipe): Promise<{ used: BagRecipe; bag: ScannedBag }> {
  for (let attempt = 1; ; attempt++) {
    try {
      const used = attempt === 1 ? recipe : { ...recipe, seed: keyOf(recipe.seed, attempt) };
      return { used, bag: await scanners.scan(used) };
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function recordFailure(
  { asDomain, log }: Needed,
  { domainId, libraryJobId, shared }: { domainId: number; libraryJobId: number; shared: boolean },
  failure: { index: number; message: string },
) {
  log.warn({ libraryJobId, ...failure }, "An image could not be made.");
  await asDomain(
    domainId,
    (tx) =>
      tx
        .updateTable("libraryJobs")
        .set({ failures: sql`failures || ${JSON.stringify([failure])}::jsonb`, updatedAt: new Date() })
        .where("id", "=", libraryJobId)
        .execute(),
    { shared },
  );
}

class FullDisk extends Error {}

async function refuseFullDisk(directory: string) {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < LEAST_FREE_BYTES) throw new FullDisk("The disk is nearly full: no more images are made.");
}

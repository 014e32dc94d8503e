import type { EventType } from "@vigil/model/reporting/eventTypes";
import { sql, type Selectable } from "kysely";
import pg from "pg";
import type { House } from "../../house.ts";
import type { ImageOrder } from "./orderQueue.ts";
import type { Database } from "../../storage/database.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { FilesAway } from "../../files/filesAway.ts";
import { isFullDisk, refuseFullDisk } from "../../files/diskRoom.ts";
import { knownLooks, looksOfLibrary } from "./knownLooks.ts";
import { libraryRecipe, planOrder } from "./planOrder.ts";
import type { Scanners } from "./scannerPool.ts";
import { scanPlanned } from "./scanPlanned.ts";
import { nothingInStock, stock } from "./stock.ts";
import { storeBag } from "./storeBag.ts";

type Needed = Pick<House, "asDomain" | "files" | "log"> & { settings: Pick<House["settings"], "dataDirectory" | "freeDiskBytes"> };

type LibraryJobState = Selectable<Database["libraryJobs"]>["state"];

/** States from which the generator takes an order up; `running` is one whose server died. */
const OPEN = ["waiting", "running", "stopped"] as const;
const endings: { [S in LibraryJobState]?: EventType } = {
  done: "imageLibrary.orderDone",
  failed: "imageLibrary.orderFailed",
  stopped: "imageLibrary.orderStopped",
};
const UNIQUE_VIOLATION = "23505";

/**
 * Makes the bags of one order that are still missing. May be cut off at any moment and called again; a bag that cannot be made is
 * recorded and does not hold up the others.
 */
export async function runOrder(
  house: Needed,
  scanners: Scanners,
  { domainId, libraryJobId }: ImageOrder,
  signal: AbortSignal,
): Promise<void> {
  const { asDomain, log } = house;
  const job = await asDomain(domainId, (tx) => tx.selectFrom("libraryJobs").selectAll().where("id", "=", libraryJobId).executeTakeFirst());
  if (!job || !OPEN.some((state) => state === job.state)) return;
  const shared = job.ownerDomainId === null;
  const setJob = (from: readonly LibraryJobState[], change: { state: LibraryJobState; error?: string | null }) =>
    asDomain(
      domainId,
      async (tx) => {
        const changed = await tx
          .updateTable("libraryJobs")
          .set({ ...change, updatedAt: new Date() })
          .where("id", "=", libraryJobId)
          .where("state", "in", from)
          .executeTakeFirst();
        const done = changed.numUpdatedRows > 0n;
        const told = endings[change.state];
        if (done && told)
          await writeEvent(
            tx,
            { domainId, requestId: `order ${libraryJobId}`, address: "" },
            {
              type: told,
              severity: change.error ? "warning" : "info",
              subject: { entity: "imageLibrary", id: job.libraryId },
              data: { libraryJobId, made, wanted: job.wanted },
              ...(change.error ? { error: change.error } : {}),
            },
          );
        return done;
      },
      { shared },
    );
  /** Asked before every bag, so that an order that is held or called off rests when the bags begun are done. */
  const stands = async (): Promise<boolean> => {
    const now = await asDomain(domainId, (tx) =>
      tx.selectFrom("libraryJobs").select("state").where("id", "=", libraryJobId).executeTakeFirst(),
    );
    return now?.state === "waiting" ? setJob(["waiting"], { state: "running" }) : now?.state === "running";
  };
  const recipe = libraryRecipe.parse(job.recipe);
  const plan = planOrder(recipe, job.seed, job.wanted, recipe.recipe ? await stock() : nothingInStock);
  const finished = await asDomain(domainId, (tx) =>
    tx.selectFrom("images").select("jobIndex").where("libraryJobId", "=", libraryJobId).execute(),
  );
  const done = new Set([...finished.map(({ jobIndex }) => jobIndex), ...job.failures.map(({ index }) => index)]);
  const missing = [...plan.keys()].filter((index) => !done.has(index));
  const looks = knownLooks(await asDomain(domainId, (tx) => looksOfLibrary(tx, job.libraryId)));
  let made = finished.length;
  if (!(await setJob(OPEN, { state: "running", error: null }))) return;
  log.info({ libraryJobId, made, wanted: job.wanted }, "Images are being made.");

  const makeNext = async (): Promise<void> => {
    for (let index = missing.shift(); index !== undefined; index = missing.shift()) {
      signal.throwIfAborted();
      if (!(await stands())) {
        missing.unshift(index);
        return;
      }
      const planned = plan[index];
      if (!planned) continue;
      await refuseFullDisk(house.settings);
      try {
        const { used, bag } = await scanPlanned(scanners, planned, recipe.recipe?.views ?? Infinity, looks);
        const place = { domainId, ownerDomainId: job.ownerDomainId, libraryId: job.libraryId, libraryJobId, index };
        await storeBag(house, { ...place, draft: recipe.recipe?.draft ?? false, wanted: planned.difficulty }, used, bag);
        made += 1;
        log.debug({ libraryJobId, index, milliseconds: bag.timings }, "An image was made.");
        if (made % 6 === 0) log.info({ libraryJobId, made, wanted: job.wanted }, "Images are being made.");
      } catch (error) {
        if (signal.aborted || isFullDisk(error) || error instanceof FilesAway) throw error;
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
    if (isFullDisk(error)) {
      const message = "The disk is nearly full: no more images are made.";
      await setJob(["running"], { state: "stopped", error: message });
      log.warn({ libraryJobId }, message);
      return;
    }
    throw error;
  }
  const ended = missing.length === 0 && (await setJob(["running"], made > 0 ? { state: "done" } : nothingMade));
  log.info({ libraryJobId, made, wanted: job.wanted }, ended ? "The images are made." : "The order rests.");
  if (!ended && (await stands())) await runOrder(house, scanners, { domainId, libraryJobId }, signal); // taken up again meanwhile
}

const nothingMade = { state: "failed", error: "None of the images could be made." } as const;

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

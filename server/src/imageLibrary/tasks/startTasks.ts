import { setInterval } from "node:timers";
import type { House } from "../../house.ts";
import { thread } from "../../jobs/thread.ts";
import { bringPictures } from "../archive/bringPictures.ts";
import { exportLibrary } from "../archive/exportLibrary.ts";
import { importLibrary } from "../archive/importLibrary.ts";
import type { ReadView, ViewOrder } from "../archive/archiveWorker.ts";
import { archiveQueue, queueOf } from "./taskQueues.ts";
import { runTask } from "./runTask.ts";
import { sweepArchives } from "./sweepArchives.ts";
import { domainsDue } from "../../storage/domainsDue.ts";

const SECOND_LOOK_MS = 60_000;

/** Writes and reads archives, beginning with what an earlier server left unfinished. Nobody waits for it. */
export function startTasks(house: House): { stop: () => Promise<void> } {
  const { jobs, log } = house;
  const stopping = new AbortController();
  const views = thread<ViewOrder, ReadView>(new URL("../archive/archiveWorker.ts", import.meta.url), "archive");
  const works = {
    export: (work: Parameters<typeof exportLibrary>[1]) => exportLibrary(views, work),
    import: (work: Parameters<typeof importLibrary>[1]) => importLibrary(views, work),
    pictures: bringPictures,
  };
  const again = () =>
    Promise.all([queueUnfinished(house), sweepArchives(house)]).catch((error: unknown) =>
      log.warn(error, "Archives could not be looked after."),
    );
  const secondLook = setInterval(() => void again(), SECOND_LOOK_MS).unref();
  const begun = begin().catch((error: unknown) => log.error(error, "The work on archives did not start."));

  async function begin() {
    await jobs.ready();
    await again();
    await jobs.work(archiveQueue, (order, signal) => runTask(house, order, works, AbortSignal.any([signal, stopping.signal])));
  }
  return {
    stop: async () => {
      clearInterval(secondLook);
      stopping.abort(new Error("The server is stopping."));
      await begun;
      await views.stop();
    },
  };
}

/** The task itself says whether it is finished; one that is already queued is not queued twice. */
async function queueUnfinished({ asDomain, jobs }: House) {
  for (const domainId of await domainsDue(asDomain, "archives"))
    await asDomain(domainId, async (tx) => {
      const unfinished = await tx
        .selectFrom("libraryTasks")
        .select(["id", "kind"])
        .where("domainId", "=", domainId)
        .where("state", "in", ["waiting", "running"])
        .execute();
      for (const { id: taskId, kind } of unfinished) await jobs.send(tx, queueOf(kind), { domainId, taskId });
    });
}

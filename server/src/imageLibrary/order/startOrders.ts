import { availableParallelism } from "node:os";
import type { House } from "../../house.ts";
import { orderQueue } from "./orderQueue.ts";
import { runOrder } from "./runOrder.ts";
import { remakeLibrary } from "../remake/remakeLibrary.ts";
import { scannerPool } from "./scannerPool.ts";
import { runTask } from "../tasks/runTask.ts";
import { remakeQueue } from "../tasks/taskQueues.ts";
import type { TaskWork } from "../tasks/taskWork.ts";
import { systemDomain } from "../../storage/systemDomain.ts";
import { domainsDue } from "../../storage/domainsDue.ts";

/** An order that slipped through (resumed in the moment its work ended, or stopped by a full disk) is taken up this much later. */
const SECOND_LOOK_MS = 60_000;

/** Takes orders from the queue, beginning with what an earlier server left unfinished. Nobody waits for it. */
export function startOrders(house: House): { stop: () => Promise<void> } {
  const count = house.settings.generatorWorkers ?? availableParallelism();
  if (count === 0) return { stop: async () => {} };
  const scanners = scannerPool(count);
  const remaking = { remake: (work: TaskWork) => remakeLibrary(scanners, work) };
  const stopping = new AbortController();
  const secondLook = setInterval(
    () => void orderUnfinished(house).catch((error: unknown) => house.log.warn(error)),
    SECOND_LOOK_MS,
  ).unref();
  const begun = begin().catch((error: unknown) => house.log.error(error, "The image generator did not start."));

  async function begin() {
    await house.jobs.ready();
    await orderUnfinished(house);
    await house.jobs.work(orderQueue, (order, signal) => runOrder(house, scanners, order, AbortSignal.any([signal, stopping.signal])));
    await house.jobs.work(remakeQueue, (order, signal) => runTask(house, order, remaking, AbortSignal.any([signal, stopping.signal])));
  }
  return {
    stop: async () => {
      clearInterval(secondLook);
      stopping.abort(new Error("The server is stopping."));
      await begun;
      await scanners.stop();
    },
  };
}

/** The order itself says whether it is finished; an order that is already queued is not queued twice. */
async function orderUnfinished({ asDomain, jobs }: House) {
  for (const domainId of await domainsDue(asDomain, "orders"))
    await asDomain(domainId, async (tx) => {
      const unfinished = await tx
        .selectFrom("libraryJobs")
        .select(["id", "ownerDomainId"])
        .where("state", "in", ["waiting", "running", "stopped"])
        .orderBy("id")
        .execute();
      for (const { id, ownerDomainId } of unfinished)
        if ((ownerDomainId ?? systemDomain) === domainId) await jobs.send(tx, orderQueue, { domainId, libraryJobId: id });
    });
}

import type { House } from "../house.ts";
import { bankQueue } from "./bankQueue.ts";
import { countBank } from "./countBank.ts";

/** Counts banks for which nobody waits. */
export function startCounting(house: House): { stop: () => Promise<void> } {
  const begun = house.jobs
    .work(bankQueue, ({ domainId }) => house.asDomain(domainId, async (tx) => void (await countBank(tx, domainId, house.now()))))
    .catch((error: unknown) => house.log.error(error, "Questions are not counted until the server starts again."));
  return { stop: () => begun };
}

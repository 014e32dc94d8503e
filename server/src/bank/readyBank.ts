import type { House } from "../house.ts";
import { readsOnly } from "../storage/readsOnly.ts";
import { readsTogether } from "../storage/readsTogether.ts";
import { bankQueue } from "./bankQueue.ts";
import { bringBankUpToDate } from "./bringBankUpToDate.ts";
import { countBank } from "./countBank.ts";

/** The bank as it stands now, before anything is read of it: nobody's act, so it is written within calls that only read, too. */
export const readyBank = ({ asDomain, jobs, now }: Pick<House, "asDomain" | "jobs" | "now">, domainId: number): Promise<void> =>
  readsTogether.exit(() =>
    readsOnly.exit(() =>
      asDomain(domainId, async (tx) => {
        await bringBankUpToDate(tx, domainId);
        if (!(await countBank(tx, domainId, now(), true))) await jobs.send(tx, bankQueue, { domainId });
      }),
    ),
  );

import { setTimeout as wait } from "node:timers/promises";
import { historyDomain } from "../../../../content/tenant.ts";
import type { House } from "../../house.ts";
import type { AsDomain } from "../../storage/asDomain.ts";
import { isPassing } from "../../storage/isPassing.ts";
import { systemDomain } from "../../storage/systemDomain.ts";
import { makeHistory } from "./makeHistory.ts";
import { owedPrograms } from "./owedPrograms.ts";

const everyMs = 2000;

/** Gives the people of the demo their year, program by program as the images for it are there; a start that was cut off is gone on with. */
export function startHistory(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    const domainId = await domainOfHistory(house.asDomain);
    if (domainId === null) return;
    house.filling.add(domainId);
    await made(domainId).finally(() => house.filling.delete(domainId));
  };
  const made = async (domainId: number) => {
    for (;;) {
      const owed = await house.asDomain(domainId, (tx) => owedPrograms(tx, domainId));
      const [ready, ...others] = owed.filter(({ images }) => images === "made");
      if (ready) await makeHistory(house, domainId, ready.id, { more: others.length > 0 }).catch(passed);
      else if (owed.some(({ images }) => images === "coming")) await wait(everyMs, undefined, { signal, ref: false });
      else return;
      signal.throwIfAborted();
    }
  };
  /** What may succeed when it is done again is: the year lies in months that get partitions of their own meanwhile. */
  const passed = async (error: unknown) => {
    if (signal.aborted || !isPassing(error)) throw error;
    house.log.warn(error, "A program's history was cut off; it is gone on with.");
    await wait(everyMs, undefined, { signal, ref: false });
  };
  const working = work().catch((error: unknown) => {
    if (!signal.aborted) house.log.error(error, "The history of the demo could not be made; it is tried again when the server starts.");
  });
  return {
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}

async function domainOfHistory(asDomain: AsDomain): Promise<number | null> {
  const domain = await asDomain(systemDomain, (tx) =>
    tx.selectFrom("domains").select("id").where("name", "=", historyDomain).where("active", "=", true).executeTakeFirst(),
  );
  return domain?.id ?? null;
}

import { sql } from "kysely";
import type { House } from "../../house.ts";
import { repeat } from "../../jobs/repeat.ts";
import { systemDomain } from "../../storage/systemDomain.ts";
import { countKept } from "./countKept.ts";
import { keepingQueue } from "./keepingQueue.ts";
import { removeOld } from "./removeOld.ts";

const HOUR_MS = 3_600_000;

/** Looks every hour whose night it is, and has what is too old there taken away; several servers send one job. */
export function startKeeping(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(keepingQueue, async ({ domainId, remove }, signal) => {
      const isStopping = () => signal.aborted || stopping.signal.aborted;
      await (remove ? removeOld(house, domainId, isStopping) : countKept(house, domainId));
    })
    .catch((error: unknown) => house.log.error(error, "Nothing that is too old is taken away until the server starts again."));
  const rounds = repeat(house, {
    everyMs: HOUR_MS,
    work: () => askToKeep(house),
    failure: "What is too old could not be asked for; it is tried again in an hour.",
  });
  return {
    stop: async () => {
      await rounds.stop();
      stopping.abort();
      await begun;
    },
  };
}

/** A job for each domain by whose clock it is between one and five, once a night. */
export async function askToKeep({ asDomain, jobs, now }: Pick<House, "asDomain" | "jobs" | "now">): Promise<void> {
  const { rows } = await asDomain(systemDomain, (tx) =>
    sql<{
      id: number;
    }>`select id from domains where extract(hour from ${now()}::timestamptz at time zone sound_zone) between 1 and 4`.execute(tx),
  );
  for (const { id } of rows)
    await asDomain(id, async (tx) => {
      const asked = await tx
        .selectFrom("keptMonths")
        .select("countedAt")
        .where("domainId", "=", id)
        .where("countedAt", ">", new Date(now().getTime() - 6 * HOUR_MS))
        .limit(1)
        .execute();
      if (asked.length === 0) await jobs.send(tx, keepingQueue, { domainId: id, remove: true });
    });
}

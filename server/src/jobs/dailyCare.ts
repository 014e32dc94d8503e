import { setInterval } from "node:timers";
import { sweepFiles } from "../files/sweepFiles.ts";
import type { House } from "../house.ts";
import type { Room } from "../room.ts";
import { everyDomain } from "../storage/everyDomain.ts";

const HOUR_MS = 3_600_000;

/** What has to be done now and then, and does no harm when every server does it: once an hour, beginning an hour after the start. */
export function startDailyCare(house: House, rooms: readonly Room[]): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => care(house, rooms))
      .catch((error: unknown) => house.log.warn(error, "The hourly care failed; it is tried again in an hour."));
  }, HOUR_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

async function care(house: House, rooms: readonly Room[]) {
  const { asDomain, files, log, settings } = house;
  const yesterday = new Date(house.now().getTime() - 24 * HOUR_MS);
  for (const id of await everyDomain(asDomain))
    await asDomain(id, async (tx) => {
      await tx.deleteFrom("idempotencyKeys").where("domainId", "=", id).where("createdAt", "<", yesterday).execute();
      for (const { forget } of rooms) await forget?.(tx, id, yesterday, settings);
    });
  const { rows, swept, deleted } = await sweepFiles(files, asDomain, house.now(), settings.trashDays);
  if (rows + swept + deleted > 0)
    log.info({ rows, swept, deleted }, "Files that no record names were put into the trash, or had been there for long enough.");
}

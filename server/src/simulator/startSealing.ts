import { setInterval } from "node:timers";
import type { House } from "../house.ts";
import { sealOverdue } from "./sealOverdue.ts";

const everyMs = 30_000;

/** Closes overdue sessions twice a minute; several servers may do it at once, the session's row is locked. */
export function startSealing(house: House): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => sealAndTell(house))
      .catch((error: unknown) => house.log.warn(error, "Overdue simulator sessions could not be looked for; it is tried again."));
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

async function sealAndTell(house: House): Promise<void> {
  const sealed = await sealOverdue(house);
  if (sealed > 0) house.log.info({ sessions: sealed }, "Simulator sessions whose time was over were sealed.");
}

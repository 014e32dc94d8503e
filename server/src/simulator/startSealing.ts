import type { House } from "../house.ts";
import { repeat } from "../jobs/repeat.ts";
import { sealOverdue } from "./sealOverdue.ts";

const everyMs = 30_000;

/** Closes overdue sessions twice a minute; several servers may do it at once, the session's row is locked. */
export const startSealing = (house: House): { stop: () => Promise<void> } =>
  repeat(house, {
    everyMs,
    work: () => sealAndTell(house),
    failure: "Overdue simulator sessions could not be looked for; it is tried again.",
  });

async function sealAndTell(house: House): Promise<void> {
  const sealed = await sealOverdue(house);
  if (sealed > 0) house.log.info({ sessions: sealed }, "Simulator sessions whose time was over were sealed.");
}

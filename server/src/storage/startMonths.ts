import { setTimeout } from "node:timers";
import type { House } from "../house.ts";
import { isPassing } from "./isPassing.ts";
import { makeMonths } from "./makeMonths.ts";
import { mendMonths } from "./mendMonths.ts";

const HOUR_MS = 3_600_000;
const FIRST_MS = 1000;
const LONGEST_MS = 300_000;
const PATIENCE_MS = 60_000;

/**
 * The months to come get their partitions, those in the default partition one of their own, and empty ones of the past go: looked at once an hour. Whoever reads a table for long (a backup, a report of somebody else's) is in
 * the way: then it is tried again after one second, two, four, up to five minutes, as each try makes writers wait for a moment.
 */
export function startMonths({ pool, log, now }: Pick<House, "pool" | "log" | "now">): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    await makeMonths(pool);
    const { moved, dropped } = await mendMonths(pool, now().toISOString().slice(0, 10));
    if (moved.length + dropped.length > 0)
      log.info({ moved, dropped }, "Months were moved out of the default partition, or dropped empty.");
  };
  const again = (waitMs: number, afterFailureMs: number) => {
    timer = setTimeout(() => {
      running = round().then(
        () => again(HOUR_MS, FIRST_MS),
        (error: unknown) => {
          // somebody at work is no fault: it is one when they are there for long
          if (isPassing(error) && afterFailureMs < PATIENCE_MS)
            log.info({ againMs: afterFailureMs }, "A table was in use whose months are to be made, mended or dropped; it is tried again.");
          else log.warn(error, "The partitions of the months were not made, mended or dropped; it is tried again.");
          again(afterFailureMs, Math.min(2 * afterFailureMs, LONGEST_MS));
        },
      );
    }, waitMs).unref();
  };
  again(FIRST_MS, FIRST_MS);
  return {
    stop: async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer); // set by what was under way
    },
  };
}

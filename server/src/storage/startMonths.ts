import { setTimeout } from "node:timers";
import type { House } from "../house.ts";
import { makeMonths } from "./makeMonths.ts";

const HOUR_MS = 3_600_000;
const FIRST_MS = 1000;
const LONGEST_MS = 300_000;

/**
 * The months to come get their partitions, looked at once an hour. Whoever reads a table for long (a backup, a report of somebody else's) is in
 * the way: then it is tried again after one second, two, four, up to five minutes, as each try makes writers wait for a moment.
 */
export function startMonths({ pool, log }: Pick<House, "pool" | "log">): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const again = (waitMs: number, afterFailureMs: number) => {
    timer = setTimeout(() => {
      running = makeMonths(pool).then(
        () => again(HOUR_MS, FIRST_MS),
        (error: unknown) => {
          log.warn(error, "The partitions of the months to come were not made; it is tried again.");
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

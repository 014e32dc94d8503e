import { setInterval } from "node:timers";
import type { House } from "../house.ts";

interface Repeated {
  everyMs: number;
  work: () => Promise<void>;
  /** What is logged when a round fails; the next one tries again. */
  failure: string;
}

/** Does the same work over and over, one round after the other. Stopping waits for the round that is under way. */
export function repeat({ log }: Pick<House, "log">, { everyMs, work, failure }: Repeated): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(work).catch((error: unknown) => log.warn(error, failure));
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

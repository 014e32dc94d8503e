import type { House } from "../../house.ts";
import { repeat } from "../../jobs/repeat.ts";
import { domainsDue } from "../../storage/domainsDue.ts";
import { monthSumsQueue } from "./monthSumsQueue.ts";
import { sumUp } from "./sumUp.ts";

const everyMs = 600_000;

/** Sums up, every ten minutes, what is over and was changed since or is not summed up yet: until then reports tell it from its facts. */
export function startMonthSums(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(monthSumsQueue, ({ domainId }, signal) => sumUp(house, domainId, AbortSignal.any([signal, stopping.signal])))
    .catch((error: unknown) => house.log.error(error, "Months are not summed up until the server starts again."));
  const rounds = repeat(house, {
    everyMs,
    work: async () => {
      for (const domainId of await domainsDue(house.asDomain, "sums"))
        await house.asDomain(domainId, (tx) => house.jobs.send(tx, monthSumsQueue, { domainId }));
    },
    failure: "What is to be summed up could not be looked for; it is tried again in ten minutes.",
  });
  return {
    stop: async () => {
      await rounds.stop();
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

import type { House } from "../../house.ts";
import type { Queue } from "../../jobs/jobs.ts";
import { repeat } from "../../jobs/repeat.ts";
import { domainsDue } from "../../storage/domainsDue.ts";
import { keepImageStatistics } from "../images/keptStatistics.ts";
import { fitDomain } from "./fitDomain.ts";

const everyMs = 600_000;

/** The scale of difficulty and ability, worked out anew. */
export const fitQueue: Queue<{ domainId: number }> = {
  name: "fitDifficulties",
  keyOf: ({ domainId }) => String(domainId),
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 6 * 3600,
};

/** Each domain once a night, in the small hours of UTC; one that has none yet within ten minutes. */
export function startFits(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(fitQueue, async ({ domainId }, signal) => {
      const until = AbortSignal.any([signal, stopping.signal]);
      await fitDomain(house.asDomain, domainId, until);
      await keepImageStatistics(house.asDomain, domainId, until);
    })
    .catch((error: unknown) => house.log.error(error, "Difficulties are not worked out until the server starts again."));
  const rounds = repeat(house, {
    everyMs,
    work: async () => {
      const hoursSince = house.now().getUTCHours() < 4 ? 20 : 26;
      for (const domainId of await domainsDue(house.asDomain, "fits", hoursSince * 3600))
        await house.asDomain(domainId, (tx) => house.jobs.send(tx, fitQueue, { domainId }));
    },
    failure: "Difficulties could not be worked out; it is tried again in ten minutes.",
  });
  return {
    stop: async () => {
      await rounds.stop();
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

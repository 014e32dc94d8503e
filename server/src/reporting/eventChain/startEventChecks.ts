import type { House } from "../../house.ts";
import { repeat } from "../../jobs/repeat.ts";
import { anchorEvents } from "./anchorEvents.ts";
import { eventCheckQueue } from "./eventCheckQueue.ts";
import { checkRollups } from "../rollups/checkRollups.ts";
import { checkEvents } from "./checkEvents.ts";
import { domainsDue } from "../../storage/domainsDue.ts";
import { everyDomain } from "../../storage/everyDomain.ts";

const everyMs = 600_000;

/** Anchors new events every ten minutes, and has each domain's events, and what its reports add up, checked once a day. */
export function startEventChecks(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(eventCheckQueue, async ({ domainId }, signal) => {
      const ending = AbortSignal.any([signal, stopping.signal]);
      await checkEvents(house, domainId, ending);
      await checkRollups(house, domainId, ending);
    })
    .catch((error: unknown) => house.log.error(error, "Events are not checked until the server starts again."));
  const rounds = repeat(house, {
    everyMs,
    work: async () => {
      await anchorEvents({ asDomain: house.asDomain, secretKey: house.settings.secretKey, now: house.now() });
      await askForChecks(house, "nightly");
    },
    failure: "The ends of the event chains could not be signed; it is tried again in ten minutes.",
  });
  return {
    stop: async () => {
      await rounds.stop();
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

/** One job for each domain; a check that is queued is not queued twice. Nightly: in the small hours of UTC, where none was for 20 hours. */
export async function askForChecks(
  { asDomain, jobs, now }: Pick<House, "asDomain" | "jobs" | "now">,
  when: "now" | "nightly",
): Promise<void> {
  const hoursSince = now().getUTCHours() < 4 ? 20 : 26;
  const domains = when === "now" ? await everyDomain(asDomain) : await domainsDue(asDomain, "checks", hoursSince * 3600);
  for (const domainId of domains) await asDomain(domainId, (tx) => jobs.send(tx, eventCheckQueue, { domainId }));
}

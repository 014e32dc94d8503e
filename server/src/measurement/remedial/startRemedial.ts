import type { House } from "../../house.ts";
import { repeat } from "../../jobs/repeat.ts";
import type { Actor } from "../../reporting/writeEvent.ts";
import { domainsDue } from "../../storage/domainsDue.ts";
import { assignRemedial } from "./assignRemedial.ts";
import { releaseRemedial } from "./releaseRemedial.ts";

const everyMs = 3_600_000;
/** All misses of the days that rules look back on are added up. */
const patient = { longestSeconds: 300 };

/** What rules ask for because of misses that are there already, asked again each hour: also without a new file, and where a rule or a person changed. */
export function startRemedial(house: House): { stop: () => Promise<void> } {
  return repeat(house, {
    everyMs,
    work: async () => {
      for (const domainId of await domainsDue(house.asDomain, "remedial"))
        await house.asDomain(domainId, (tx) => askAgain(tx, domainId), patient);
    },
    failure: "Training because of misses at work could not be asked for; it is tried again in an hour.",
  });
}

/** What is done is taken from its people first: then what they missed since counts anew. */
export async function askAgain(
  tx: Parameters<typeof assignRemedial>[0],
  domainId: number,
): Promise<{ released: number; assigned: number }> {
  const actor: Actor = { domainId, requestId: "misses at work", address: "" };
  const released = await releaseRemedial(tx, actor, domainId);
  return { released, assigned: await assignRemedial(tx, actor, domainId, "all") };
}

import type { House } from "../../house.ts";
import { evidenceQueue } from "./evidenceQueue.ts";
import { workEvidence } from "./workEvidence.ts";

/** Writes archives of evidence. */
export function startEvidence(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(evidenceQueue, (order, signal, attempt) =>
      workEvidence(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => house.log.error(error, "Evidence packs are not written until the server starts again."));
  return {
    stop: async () => {
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

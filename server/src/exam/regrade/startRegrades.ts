import type { House } from "../../house.ts";
import { regradeQueue } from "./regradeQueue.ts";
import { workRegrade } from "./workRegrade.ts";

/** Marks exams again after a key was wrong. */
export function startRegrades(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(regradeQueue, (order, signal, attempt) =>
      workRegrade(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => house.log.error(error, "Exams are not marked again until the server starts again."));
  return {
    stop: async () => {
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

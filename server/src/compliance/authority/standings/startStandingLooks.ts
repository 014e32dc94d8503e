import type { House } from "../../../house.ts";
import { standingLookQueue } from "./standingLookQueue.ts";
import { workLook } from "./workLook.ts";

/** Looks at how people stand in domains of many. */
export function startStandingLooks(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(standingLookQueue, (order, signal, attempt) =>
      workLook(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => house.log.error(error, "How people stand is not looked at until the server starts again."));
  return {
    stop: async () => {
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

import type { House } from "../../house.ts";
import { imageRegradeQueue } from "./imageRegradeQueue.ts";
import { workImageRegrade } from "./workImageRegrade.ts";

/** Marks sessions again whose key was wrong. */
export function startImageRegrades(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(imageRegradeQueue, (order, signal, attempt) =>
      workImageRegrade(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => house.log.error(error, "No session is marked again until the server starts again."));
  return {
    stop: async () => {
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

import type { House } from "../../house.ts";
import { bulkQueue } from "./bulkQueue.ts";
import { workBulkAct } from "./workBulkAct.ts";

/** Works on acts that mean more records than one waits for. */
export function startBulkActs(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(bulkQueue, (order, signal, attempt) =>
      workBulkAct(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => house.log.error(error, "Acts on many records do not run until the server starts again."));
  return {
    stop: async () => {
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

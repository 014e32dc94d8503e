import type { House } from "../../house.ts";
import { exportQueue } from "./exportQueue.ts";
import { workExport } from "./workExport.ts";

/** Writes the files of table exports. */
export function startExports(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(exportQueue, (order, signal, attempt) =>
      workExport(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => house.log.error(error, "Table exports do not run until the server starts again."));
  return {
    stop: async () => {
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

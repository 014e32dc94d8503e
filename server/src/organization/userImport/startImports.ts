import type { House } from "../../house.ts";
import { importQueue } from "./importQueue.ts";
import { workImport } from "./workImport.ts";

/** Works on files of people. */
export function startImports(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(importQueue, (order, signal, attempt) =>
      workImport(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => house.log.error(error, "Imports of users do not run until the server starts again."));
  return {
    stop: async () => {
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

import type { House } from "../../house.ts";
import { reportFileQueue } from "./reportFileQueue.ts";
import { workReportFile } from "./workReportFile.ts";

/** Writes the files of long reports. */
export function startReportFiles(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(reportFileQueue, (order, signal, attempt) =>
      workReportFile(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => house.log.error(error, "Files of reports are not written until the server starts again."));
  return {
    stop: async () => {
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

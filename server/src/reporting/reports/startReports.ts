import type { House } from "../../house.ts";
import { reportQueue } from "./reportQueue.ts";
import { workReport } from "./workReport.ts";

/** Works on reports that take longer than a call. */
export function startReports(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(reportQueue, (order, signal, attempt) =>
      workReport(house, order, { signal: AbortSignal.any([signal, stopping.signal]), ...attempt }),
    )
    .catch((error: unknown) => house.log.error(error, "Reports do not run until the server starts again."));
  return {
    stop: async () => {
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

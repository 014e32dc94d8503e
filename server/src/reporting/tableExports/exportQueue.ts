import type { Queue } from "../../jobs/jobs.ts";

/** Files of table exports. */
export const exportQueue: Queue<{ domainId: number; runId: number }> = {
  name: "tableExport",
  keyOf: ({ runId }) => String(runId),
  retryLimit: 5,
  tellsDeath: true,
  expireInSeconds: 3600,
};

import type { Queue } from "../../jobs/jobs.ts";

/** Reports for many learners. */
export const reportQueue: Queue<{ domainId: number; runId: number }> = {
  name: "report",
  keyOf: ({ runId }) => String(runId),
  retryLimit: 5,
  tellsDeath: true,
  expireInSeconds: 3600,
};

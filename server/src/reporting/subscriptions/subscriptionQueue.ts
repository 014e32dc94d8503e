import type { Queue } from "../../jobs/jobs.ts";

export const subscriptionQueue: Queue<{ domainId: number; runId: number }> = {
  name: "subscription",
  keyOf: ({ runId }) => String(runId),
  retryLimit: 20,
  retryDelay: 5,
  expireInSeconds: 3600,
};

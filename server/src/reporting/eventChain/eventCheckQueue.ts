import type { Queue } from "../../jobs/jobs.ts";

/** Whether events were changed behind the application's back. */
export const eventCheckQueue: Queue<{ domainId: number }> = {
  name: "checkEvents",
  keyOf: ({ domainId }) => String(domainId),
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 6 * 3600,
};

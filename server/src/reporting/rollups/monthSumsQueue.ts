import type { Queue } from "../../jobs/jobs.ts";

/** Months of a domain that are over and not summed up, or were changed since. */
export const monthSumsQueue: Queue<{ domainId: number }> = {
  name: "sumMonths",
  keyOf: ({ domainId }) => String(domainId),
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 3600,
};

import type { Queue } from "../jobs/jobs.ts";

/** Counts how the questions of a domain did, where that is more than anybody should wait for. */
export const bankQueue: Queue<{ domainId: number }> = {
  name: "bankCount",
  keyOf: ({ domainId }) => String(domainId),
  retryLimit: 3,
  retryDelay: 30,
  expireInSeconds: 3600,
  atOnce: 1,
};

import type { Queue } from "../../jobs/jobs.ts";

/** Exams that are marked again after a key was wrong. */
export const regradeQueue: Queue<{ domainId: number; regradeId: number }> = {
  name: "examRegrade",
  keyOf: ({ domainId, regradeId }) => `${domainId}-${regradeId}`,
  retryLimit: 5,
  retryDelay: 5,
  tellsDeath: true,
  expireInSeconds: 6 * 3600,
  atOnce: 1,
};

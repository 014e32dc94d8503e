import type { Queue } from "../../jobs/jobs.ts";

/** Sessions that are marked again. */
export const imageRegradeQueue: Queue<{ domainId: number; regradeId: number }> = {
  name: "imageRegrade",
  keyOf: ({ domainId, regradeId }) => `${domainId}-${regradeId}`,
  retryLimit: 5,
  retryDelay: 10,
  tellsDeath: true,
  expireInSeconds: 3600,
};

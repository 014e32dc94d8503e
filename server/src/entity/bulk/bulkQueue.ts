import type { Queue } from "../../jobs/jobs.ts";

/** Acts on many records: doing them, and undoing them, each a step of its own. */
export const bulkQueue: Queue<{ domainId: number; actId: number; step: number }> = {
  name: "bulkAct",
  keyOf: ({ domainId, actId, step }) => `${domainId}-${actId}-${step}`,
  retryLimit: 5,
  tellsDeath: true,
  expireInSeconds: 6 * 3600,
};

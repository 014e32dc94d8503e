import type { Queue } from "../../jobs/jobs.ts";

/** What is done with a file of people: looked through, applied, undone. Each order is a step of its own, so that none is taken for the one before. */
export const importQueue: Queue<{ domainId: number; importId: number; step: number }> = {
  name: "userImport",
  keyOf: ({ domainId, importId, step }) => `${domainId}-${importId}-${step}`,
  retryLimit: 5,
  tellsDeath: true,
  expireInSeconds: 6 * 3600,
  atOnce: 1,
};

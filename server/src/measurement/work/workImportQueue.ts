import type { Queue } from "../../jobs/jobs.ts";

/** What is done with a file of results: looked through, brought in. Each order is a step of its own, so that none is taken for the one before. */
export const workImportQueue: Queue<{ domainId: number; importId: number; step: number }> = {
  name: "workImport",
  keyOf: ({ domainId, importId, step }) => `${domainId}-${importId}-${step}`,
  retryLimit: 5,
  tellsDeath: true,
  expireInSeconds: 3600,
  atOnce: 1,
};

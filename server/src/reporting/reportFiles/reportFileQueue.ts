import type { Queue } from "../../jobs/jobs.ts";

/** Files of long reports. */
export const reportFileQueue: Queue<{ domainId: number; fileId: number }> = {
  name: "reportFile",
  keyOf: ({ fileId }) => String(fileId),
  retryLimit: 5,
  tellsDeath: true,
  expireInSeconds: 3600,
};

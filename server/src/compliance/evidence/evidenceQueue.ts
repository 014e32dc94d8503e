import type { Queue } from "../../jobs/jobs.ts";

/** Archives of evidence. */
export const evidenceQueue: Queue<{ domainId: number; packId: number }> = {
  name: "evidence",
  keyOf: ({ packId }) => String(packId),
  retryLimit: 3,
  tellsDeath: true,
  expireInSeconds: 1800,
};

import type { Queue } from "../../jobs/jobs.ts";

/** What a domain keeps: counted when somebody asks, and by night what is too old is taken away. */
export const keepingQueue: Queue<{ domainId: number; remove: boolean }> = {
  name: "keeping",
  keyOf: ({ domainId }) => String(domainId),
  retryLimit: 3,
  retryDelay: 300,
  expireInSeconds: 6 * 3600,
};

import type { Queue } from "../../../jobs/jobs.ts";

/** How all people of a domain stand to its rules. */
export const standingLookQueue: Queue<{ domainId: number; lookId: number }> = {
  name: "standingLook",
  keyOf: ({ lookId }) => String(lookId),
  retryLimit: 3,
  tellsDeath: true,
  expireInSeconds: 1800,
};

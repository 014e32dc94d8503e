import type { Queue } from "../../../jobs/jobs.ts";

/** What rules of authorities would change, for many people. */
export const rulePreviewQueue: Queue<{ domainId: number; previewId: number }> = {
  name: "rulePreview",
  keyOf: ({ previewId }) => String(previewId),
  retryLimit: 3,
  tellsDeath: true,
  expireInSeconds: 1800,
  atOnce: 2,
};

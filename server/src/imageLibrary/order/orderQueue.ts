import type { Queue } from "../../jobs/jobs.ts";

export interface ImageOrder {
  domainId: number;
  libraryJobId: number;
}

/** Images that are made for a library. */
export const orderQueue: Queue<ImageOrder> = {
  name: "makeImages",
  keyOf: ({ libraryJobId }) => String(libraryJobId),
  retryLimit: 20,
  expireInSeconds: 86_000,
};

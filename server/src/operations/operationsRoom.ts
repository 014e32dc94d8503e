import type { Room } from "../room.ts";
import { jobRoutes } from "./jobs/jobRoutes.ts";
import { keepingQueue } from "./keeping/keepingQueue.ts";
import { keepingRoutes } from "./keeping/keepingRoutes.ts";
import { startKeeping } from "./keeping/startKeeping.ts";
import { languageRoutes } from "./languages/languageRoutes.ts";
import { startLanguages } from "./languages/startLanguages.ts";
import { metricsRoutes } from "./metrics/metricsRoutes.ts";
import { operationsRoutes } from "./operationsRoutes.ts";
import { partitionRoutes } from "./partitions/partitionRoutes.ts";

/** How the installation stands, and how long it keeps what. */
export const operationsRoom: Room = {
  routes: [operationsRoutes, jobRoutes, partitionRoutes, keepingRoutes, languageRoutes, metricsRoutes],
  jobs: [startKeeping, startLanguages],
  queues: [keepingQueue],
};

import type { Room } from "../room.ts";
import { metricsRoutes } from "./metrics/metricsRoutes.ts";
import { operationsRoutes } from "./operationsRoutes.ts";

/** How the installation stands. */
export const operationsRoom: Room = { routes: [operationsRoutes, metricsRoutes] };

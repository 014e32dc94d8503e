import type { Room } from "../room.ts";
import { requireLease } from "./requireLease.ts";
import { startResets } from "./resets/startResets.ts";
import { statusRoutes } from "./resets/statusRoutes.ts";
import { trainingRoutes } from "./trainingRoutes.ts";

/** A learner's way through programs and courses. */
export const trainingRoom: Room = {
  guard: requireLease,
  routes: [trainingRoutes, statusRoutes],
  jobs: [startResets],
};

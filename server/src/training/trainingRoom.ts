import type { Room } from "../room.ts";
import { leaseRoutes, type WhenHeard } from "./leaseRoutes.ts";
import { requireLease } from "./requireLease.ts";
import { startResets } from "./resets/startResets.ts";
import { statusRoutes } from "./resets/statusRoutes.ts";
import { trainingRoutes } from "./trainingRoutes.ts";

/** A learner's way through programs and courses. */
export const trainingRoom = (whenHeard: WhenHeard): Room => ({
  guard: requireLease,
  routes: [trainingRoutes, leaseRoutes(whenHeard), statusRoutes],
  jobs: [startResets],
});

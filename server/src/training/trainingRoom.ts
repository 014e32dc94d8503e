import type { Room } from "../room.ts";
import { forgetLeases } from "./forgetLeases.ts";
import { leaseRoutes } from "./leaseRoutes.ts";
import { requireLease } from "./requireLease.ts";
import { startResets } from "./resets/startResets.ts";
import { statusRoutes } from "./resets/statusRoutes.ts";
import { trainingRoutes } from "./trainingRoutes.ts";

/** A learner's way through programs and courses. */
export const trainingRoom: Room = {
  guard: requireLease,
  routes: [trainingRoutes, leaseRoutes, statusRoutes],
  jobs: [startResets],
  forget: forgetLeases,
};

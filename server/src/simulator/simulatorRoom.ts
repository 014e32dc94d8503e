import { startSealing } from "../attempt/sealOverdue.ts";
import type { Room } from "../room.ts";
import { imageRegradeQueue } from "./regrading/imageRegradeQueue.ts";
import { imageRegradeRoutes } from "./regrading/imageRegradeRoutes.ts";
import { startImageRegrades } from "./regrading/startImageRegrades.ts";
import { sessionKind } from "./sessionKind.ts";
import { sessionListRoutes } from "./sessionListRoutes.ts";
import { simulatorRoutes } from "./simulatorRoutes.ts";

/** Sessions at the X-ray screen. */
export const simulatorRoom: Room = {
  routes: [simulatorRoutes, sessionListRoutes, imageRegradeRoutes],
  jobs: [startSealing(sessionKind), startImageRegrades],
  queues: [imageRegradeQueue],
};

import type { Room } from "../room.ts";
import { difficultyRoutes } from "./difficulty/difficultyRoutes.ts";
import { fitQueue, startFits } from "./difficulty/startFits.ts";
import { groupMeasureRoutes } from "./group/groupMeasureRoutes.ts";
import { imageMeasureRoutes } from "./images/imageMeasureRoutes.ts";
import { learnerMeasureRoutes } from "./learner/learnerMeasureRoutes.ts";

/** What people can do at the X-ray screen and how sure that is, of one and of many, and how images fare and how hard they are. */
export const measurementRoom: Room = {
  routes: [learnerMeasureRoutes, groupMeasureRoutes, imageMeasureRoutes, difficultyRoutes],
  jobs: [startFits],
  queues: [fitQueue],
};

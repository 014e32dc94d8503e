import { startSealing } from "../attempt/sealOverdue.ts";
import type { Room } from "../room.ts";
import { questionPictureRoutes } from "./paper/questionPictureRoutes.ts";
import { attemptListRoutes } from "./attemptListRoutes.ts";
import { examKind } from "./examKind.ts";
import { examRoutes } from "./examRoutes.ts";
import { regradeQueue } from "./regrade/regradeQueue.ts";
import { regradeRoutes } from "./regrade/regradeRoutes.ts";
import { startRegrades } from "./regrade/startRegrades.ts";

/** Exams of questions, and the minibook of what they missed. */
export const examRoom: Room = {
  routes: [examRoutes, attemptListRoutes, regradeRoutes, questionPictureRoutes],
  jobs: [startSealing(examKind), startRegrades],
  queues: [regradeQueue],
};

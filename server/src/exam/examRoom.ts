import { startSealing } from "../attempt/sealOverdue.ts";
import type { Room } from "../room.ts";
import { examKind } from "./examKind.ts";
import { examRoutes } from "./examRoutes.ts";

/** Exams of questions, and the minibook of what they missed. */
export const examRoom: Room = { routes: [examRoutes], jobs: [startSealing(examKind)] };

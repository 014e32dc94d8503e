import type { Contents } from "../room.ts";
import { examRoutes } from "./examRoutes.ts";
import { startSealingExams } from "./sealOverdueAttempts.ts";

/** Exams of questions, and the minibook of what they missed. */
export const examRoom: Contents = { routes: [examRoutes], jobs: [startSealingExams] };

import type { QuestionLabels } from "../curriculum/questionFile/questionLabels.ts";
import type { Room } from "../room.ts";
import { draftRoutes } from "./draftRoutes.ts";
import { draftFileRoutes } from "./files/draftFileRoutes.ts";
import { questionFileRoutes } from "./files/questionFileRoutes.ts";
import { reviewRoutes } from "./reviewRoutes.ts";

/** Courses in work: what authors write, who looks over it, and how it becomes a version. */
export const authoringRoom = (labels: QuestionLabels): Room => ({
  routes: [draftRoutes, draftFileRoutes, questionFileRoutes(labels), reviewRoutes],
});

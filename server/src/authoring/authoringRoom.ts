import type { QuestionLabels } from "../curriculum/questionFile/questionLabels.ts";
import type { Room } from "../room.ts";
import { correctedKeyRoutes } from "./correctedKeyRoutes.ts";
import { draftRoutes } from "./draftRoutes.ts";
import { draftFileRoutes } from "./files/draftFileRoutes.ts";
import { draftQuestionRoutes } from "./files/draftQuestionRoutes.ts";
import { reviewRoutes } from "./reviewRoutes.ts";

/** Courses in work: what authors write, who looks over it, and how it becomes a version. */
export const authoringRoom = (labels: QuestionLabels): Room => ({
  routes: [draftRoutes, draftFileRoutes, draftQuestionRoutes(labels), correctedKeyRoutes, reviewRoutes],
});

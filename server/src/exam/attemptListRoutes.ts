import { examAttempt } from "@vigil/model/exam/examAttempt";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { Routes } from "../house.ts";
import { attemptExpressions } from "./attemptExpressions.ts";

/** The list of everybody's attempts is read and nothing else. */
export const attemptListRoutes: Routes = (app, house) => {
  entityRoutes(app, house, examAttempt, { expressions: attemptExpressions });
};

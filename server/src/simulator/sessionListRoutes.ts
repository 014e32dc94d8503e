import { simulatorSession } from "@vigil/model/simulator/simulatorSession";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { Routes } from "../house.ts";
import { whoExpressions } from "../identity/whoExpressions.ts";
import { sessionExpressions } from "./sessionExpressions.ts";

/** The list of everybody's sessions is read and nothing else. */
export const sessionListRoutes: Routes = (app, house) => {
  entityRoutes(app, house, simulatorSession, { expressions: { ...whoExpressions, ...sessionExpressions } });
};

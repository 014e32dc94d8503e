import { simulatorSession } from "@vigil/model/simulator/simulatorSession";
import { sql } from "kysely";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { Room } from "../house.ts";

/** The list of everybody's sessions is read and nothing else. */
export const sessionListRoutes: Room = (app, house) => {
  entityRoutes(app, house, simulatorSession, { expressions: { score: sql`t.score / 100.0::float8` } });
};

import { programGroup } from "@vigil/model/curriculum/programGroup";
import { sql } from "kysely";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import type { Room } from "../../house.ts";

export const programGroupRoutes: Room = (app, house) => {
  entityRoutes(app, house, programGroup, { expressions: { domain: sql`(select d.name from domains d where d.id = t.domain_id)` } });
};

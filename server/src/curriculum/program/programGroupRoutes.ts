import { programGroup } from "@vigil/model/curriculum/programGroup";
import { sql } from "kysely";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import type { Routes } from "../../house.ts";

export const programGroupRoutes: Routes = (app, house) => {
  entityRoutes(app, house, programGroup, { expressions: { domain: sql`(select d.name from domains d where d.id = t.domain_id)` } });
};

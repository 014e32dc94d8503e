import { organization } from "@vigil/model/organization/organization";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { Routes } from "../house.ts";

export const organizationRoutes: Routes = (app, house) => {
  entityRoutes(app, house, organization);
};

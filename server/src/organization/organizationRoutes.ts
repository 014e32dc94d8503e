import { organization } from "@vigil/model/organization/organization";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { Room } from "../house.ts";

export const organizationRoutes: Room = (app, house) => {
  entityRoutes(app, house, organization);
};

import { company } from "@vigil/model/organization/company";
import { companyRules } from "@vigil/model/organization/companyRules";
import type { Room } from "../house.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";

export const companyRoutes: Room = (app, house) => {
  entityRoutes(app, house, company, { rules: companyRules });
};

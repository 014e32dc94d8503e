import { group } from "@vigil/model/organization/group";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { Routes } from "../house.ts";
import { seenGroups } from "./seenGroups.ts";

export const groupRoutes: Routes = (app, house) => {
  entityRoutes(app, house, group, seenGroups);
};

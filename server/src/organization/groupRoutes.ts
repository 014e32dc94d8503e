import { group } from "@vigil/model/organization/group";
import { groupRules } from "@vigil/model/organization/groupRules";
import { sql } from "kysely";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { Routes } from "../house.ts";

export const groupRoutes: Routes = (app, house) => {
  const userCount = sql`(select count(*) from group_members l where l.domain_id = t.domain_id and l.group_id = t.id)`;
  const companies = sql`array(select distinct u.company_id from group_members l join users u on u.domain_id = l.domain_id and u.id = l.user_id
    where l.domain_id = t.domain_id and l.group_id = t.id)`;
  entityRoutes(app, house, group, { rules: groupRules, expressions: { userCount, companies } });
};

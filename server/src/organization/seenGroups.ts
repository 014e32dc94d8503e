import type { group } from "@vigil/model/organization/group";
import { groupRules } from "@vigil/model/organization/groupRules";
import { sql } from "kysely";
import type { Seen } from "../entity/desk.ts";

const userCount = sql`(select count(*) from group_members l where l.domain_id = t.domain_id and l.group_id = t.id)`;
const companies = sql`array(select distinct u.company_id from group_members l join users u on u.domain_id = l.domain_id and u.id = l.user_id
  where l.domain_id = t.domain_id and l.group_id = t.id)`;

/** The rules of groups, and what their derived fields are. */
export const seenGroups = { rules: groupRules, expressions: { userCount, companies } } satisfies Seen<typeof group>;

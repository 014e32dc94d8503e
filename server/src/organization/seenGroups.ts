import type { group } from "@vigil/model/organization/group";
import { groupRules } from "@vigil/model/organization/groupRules";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import type { Seen } from "../entity/desk.ts";
import { visible } from "../entity/listSql.ts";
import type { Caller } from "../identity/access/caller.ts";

/** The people of the group `t` whom the caller may see, of whom all is said that is said of it; or every one. */
const people = (caller: Caller, every: boolean) => sql`group_members l join users u on u.domain_id = l.domain_id and u.id = l.user_id
  where l.domain_id = t.domain_id and l.group_id = t.id and ${every ? sql`true` : visible(user, "u", caller)}`;

const userCount = (caller: Caller, every: boolean) => sql`(select count(*) from ${people(caller, every)})`;
const companies = (caller: Caller, every: boolean) => sql`array(select distinct u.company_id from ${people(caller, every)})`;

/** The rules of groups, and what their derived fields are. */
export const seenGroups = { rules: groupRules, expressions: { userCount, companies } } satisfies Seen<typeof group>;

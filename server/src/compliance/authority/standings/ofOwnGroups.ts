import { sql } from "kysely";
import type { Caller } from "../../../identity/access/caller.ts";
import type { Sql } from "../../../storage/sql.ts";

/** Of people `t`: who is limited to some groups sees their members, as in reports. */
export const ofOwnGroups = ({ domainId, groups }: Caller): Sql =>
  groups === null
    ? sql``
    : sql`and exists (select from group_members m where m.domain_id = ${domainId} and m.user_id = t.id and m.group_id = any(${groups}::bigint[]))`;

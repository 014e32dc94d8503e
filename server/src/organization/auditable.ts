import { user } from "@vigil/model/organization/user";
import { sql, type RawBuilder } from "kysely";
import { visible } from "../entity/listSql.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Users, as rows `t`, whose work the caller may look at: of their sites and, where the caller is narrowed to groups, in one of them. */
export function auditable(caller: Caller): RawBuilder<boolean> {
  const { domainId, groups } = caller;
  if (groups === null) return visible(user, "t", caller) as RawBuilder<boolean>;
  return sql<boolean>`${visible(user, "t", caller)} and exists (select from group_members member
    where member.domain_id = ${domainId} and member.user_id = t.id and member.group_id = any(${groups}::bigint[]))`;
}

/** Somebody else does not exist for the caller. */
export async function requireAuditable(tx: Tx, caller: Caller, userId: number): Promise<void> {
  const { rows } =
    await sql`select from users t where t.domain_id = ${caller.domainId} and t.id = ${userId} and ${auditable(caller)}`.execute(tx);
  if (rows.length === 0) throw new Problem(404, "NotFound");
}

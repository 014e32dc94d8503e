import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { DraftRow } from "../draftOf.ts";

/** So many are offered, and asked by mail where nobody is named. */
const MOST = 100;

interface Approver {
  userId: number;
  name: string;
  email: string | null;
  locale: string;
}

/** Everybody else of this domain who may approve a draft. */
export async function approvers(tx: Tx, { domainId, userId }: Caller, { ownerDomainId }: DraftRow): Promise<Approver[]> {
  const needed = JSON.stringify(["courses:review", ...(ownerDomainId === null ? ["shared:edit"] : [])]);
  const { rows } = await sql<Approver>`select u.id as "userId", concat_ws(' ', u.first_name, u.last_name) as name, u.email, u.locale
    from users u join access_levels a on a.id = u.access_level_id
    where u.domain_id = ${domainId} and u.active and u.erased_at is null and u.id <> ${userId}
      and a.permissions @> ${needed}::jsonb order by u.last_name, u.first_name, u.id limit ${MOST}`.execute(tx);
  return rows;
}

import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** How far somebody sees who is not here to ask. */
export interface Sight {
  /** Learners other than themselves. */
  others: boolean;
  companies: "all" | readonly number[];
  groups: null | readonly number[];
  programs: null | readonly number[];
}

/** By the account as it is now: its level, sites, groups and programs. */
export async function sightOf(tx: Tx, domainId: number, userId: number): Promise<Sight> {
  const { rows } = await sql<{ permissions: string[]; companyId: number; sites: number[]; groups: number[]; programs: number[] }>`
    select l.permissions, u.company_id as "companyId",
      array(select o.company_id from user_sites o where o.domain_id = u.domain_id and o.user_id = u.id) as sites,
      array(select o.group_id from user_scope_groups o where o.domain_id = u.domain_id and o.user_id = u.id) as groups,
      array(select o.program_id from user_scope_programs o where o.domain_id = u.domain_id and o.user_id = u.id) as programs
    from users u join access_levels l on l.id = u.access_level_id and l.active
    where u.domain_id = ${domainId} and u.id = ${userId}`.execute(tx);
  const [row] = rows;
  if (!row) return { others: false, companies: [], groups: null, programs: null };
  return {
    others: row.permissions.includes("reports:view"),
    companies: row.permissions.includes("companies:all") ? "all" : [row.companyId, ...row.sites],
    groups: row.groups.length > 0 ? row.groups : null,
    programs: row.programs.length > 0 ? row.programs : null,
  };
}

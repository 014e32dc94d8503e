import { accessLevelCodes, type AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import { isPermission, type Permission } from "@vigil/model/identity/permission";
import { sql } from "kysely";
import type { Caller } from "./caller.ts";
import type { AsDomain } from "../../storage/asDomain.ts";

interface Found {
  companyId: number;
  accessLevelId: number;
  code: AccessLevelCode;
  rank: number;
  permissions: string[];
  sites: number[];
  groups: number[];
  programs: number[];
}

/**
 * Who ordered a job, with the rights of this moment, in the domain the job belongs to; undefined where they may not be here any more.
 * The home domain is another one for who entered this one.
 */
export async function callerLater(
  asDomain: AsDomain,
  { domainId, homeDomainId, userId, requestId }: { domainId: number; homeDomainId: number; userId: number; requestId: string },
): Promise<Caller | undefined> {
  const found = await asDomain(homeDomainId, async (tx) => {
    const { rows } = await sql<Found>`select u.company_id, u.access_level_id, l.base_code as code, l.rank, l.permissions,
        array(select s.company_id from user_sites s where s.domain_id = u.domain_id and s.user_id = u.id) as sites,
        array(select s.group_id from user_scope_groups s where s.domain_id = u.domain_id and s.user_id = u.id) as groups,
        array(select s.program_id from user_scope_programs s where s.domain_id = u.domain_id and s.user_id = u.id) as programs
      from users u join access_levels l on l.id = u.access_level_id
      where u.domain_id = ${homeDomainId} and u.id = ${userId} and may_sign_in(u.domain_id, u.id)`.execute(tx);
    return rows[0];
  });
  if (found === undefined || !accessLevelCodes.includes(found.code)) return undefined;
  const permissions: ReadonlySet<Permission> = new Set(found.permissions.filter(isPermission));
  const entered = domainId !== homeDomainId;
  if (entered && !permissions.has("domains:enter")) return undefined;
  const narrowed = (ids: number[]): number[] | null => (entered || ids.length === 0 ? null : ids);
  return {
    domainId,
    homeDomainId,
    userId,
    sessionId: 0,
    companyId: found.companyId,
    accessLevelId: found.accessLevelId,
    accessLevelCode: found.code,
    rank: found.rank,
    permissions,
    companies: permissions.has("companies:all") ? "all" : [found.companyId, ...found.sites],
    groups: narrowed(found.groups),
    programs: narrowed(found.programs),
    requestId,
    address: "",
  };
}

import { accessLevelCodes } from "@vigil/model/identity/accessLevels";
import type { AccessLevelCode } from "@vigil/model/identity/accessLevels";
import { isPermission } from "@vigil/model/identity/permission";
import type { Permission } from "@vigil/model/identity/permission";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import { idleMinutes, lastSeenSeconds } from "./sessionLimits.ts";
import { tokenHash } from "./sessionToken.ts";
import type { SessionToken } from "./sessionToken.ts";

export interface FoundSession {
  domainId: number;
  sessionId: number;
  userId: number;
  companyId: number;
  accessLevelId: number;
  accessLevelCode: AccessLevelCode;
  rank: number;
  permissions: ReadonlySet<Permission>;
  sites: number[];
  groups: number[];
  programs: number[];
  domainName: string;
  mustChangePassword: boolean;
  state: "open" | "expired" | "ended";
  endedReason: string | null;
  /** "Last seen" is due to be written again. */
  stale: boolean;
}

type Row = Omit<FoundSession, "permissions" | "accessLevelCode"> & { permissions: string[]; accessLevelCode: string };

const codes: readonly string[] = accessLevelCodes;
const isCode = (text: string): text is AccessLevelCode => codes.includes(text);

/** One statement: the session with everything a permission check needs, by the database's clock. */
export async function findSession(tx: Tx, token: SessionToken): Promise<FoundSession | null> {
  const { rows } = await sql<Row>`
    select s.domain_id, s.id as session_id, s.user_id, u.company_id, u.access_level_id, l.base_code as access_level_code, l.rank, l.permissions,
      d.name as domain_name, u.must_change_password, s.ended_reason,
      array(select company_id from user_sites where domain_id = s.domain_id and user_id = s.user_id) as sites,
      array(select group_id from user_scope_groups where domain_id = s.domain_id and user_id = s.user_id) as groups,
      array(select program_id from user_scope_programs where domain_id = s.domain_id and user_id = s.user_id) as programs,
      case when s.ended_at is not null then 'ended'
        when s.expires_at <= now() or s.last_seen_at <= now() - make_interval(mins => ${sql.lit(idleMinutes)}) then 'expired'
        when not (u.active and l.active and d.active) then 'expired'
        else 'open' end as state,
      s.last_seen_at <= now() - make_interval(secs => ${sql.lit(lastSeenSeconds)}) as stale
    from sessions s
    join users u on u.domain_id = s.domain_id and u.id = s.user_id
    join access_levels l on l.id = u.access_level_id
    join domains d on d.id = s.domain_id
    where s.domain_id = ${token.domainId} and s.token_hash = ${tokenHash(token)}`.execute(tx);
  const row = rows[0];
  if (!row || !isCode(row.accessLevelCode)) return null;
  return { ...row, accessLevelCode: row.accessLevelCode, permissions: new Set(row.permissions.filter(isPermission)) };
}

import { accessLevelCodes, type AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import { isPermission } from "@vigil/model/identity/permission";
import type { Permission } from "@vigil/model/identity/permission";
import type pg from "pg";
import { askTogether } from "../../storage/crowd/askTogether.ts";
import type { ViewedPerson } from "../viewAs/viewedPerson.ts";
import { idleMinutes, seenSeconds } from "./sessionLimits.ts";
import { tokenHashText } from "./sessionToken.ts";
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
  /** It looks with another person's eyes: whose, and what they may; null where that is over. */
  view: { domainId: number; userId: number; person: ViewedPerson | null } | null;
  /** For how many milliseconds it stays open, if nothing ends it. */
  lasts: number;
}

interface Row {
  session_id: number;
  user_id: number;
  company_id: number;
  access_level_id: number;
  access_level_code: string;
  rank: number;
  permissions_text: string;
  sites: number[];
  groups: number[];
  programs: number[];
  domain_name: string;
  must_change_password: boolean;
  state: FoundSession["state"];
  ended_reason: string | null;
  view_domain_id: number | null;
  view_user_id: number | null;
  view: ViewedPerson | null;
  lasts: number;
}

const codes: readonly string[] = accessLevelCodes;
const isCode = (text: string): text is AccessLevelCode => codes.includes(text);

const find = askTogether<Row>({
  name: "open_session",
  text: `select session_id, user_id, company_id, access_level_id, access_level_code, rank, permissions::text as permissions_text,
  sites, groups, programs, domain_name, must_change_password, state, ended_reason,
  view_domain_id, view_user_id, view, lasts from open_session($1, decode($2, 'hex'), $3::integer, $4::integer)`,
  sortedBy: 1,
});

/**
 * The session of a cookie by the database's clock, in one statement on its own, whose plan the database keeps, or together with those who come
 * meanwhile: the function names the domain itself, and waits for nobody. Calls ask `keptSessions`, which asks here.
 */
export async function findSession(pool: pg.Pool, token: SessionToken): Promise<FoundSession | null> {
  const [row] = await find(pool, [token.domainId, tokenHashText(token), idleMinutes, seenSeconds]);
  if (!row || !isCode(row.access_level_code)) return null;
  return {
    domainId: token.domainId,
    sessionId: row.session_id,
    userId: row.user_id,
    companyId: row.company_id,
    accessLevelId: row.access_level_id,
    accessLevelCode: row.access_level_code,
    rank: row.rank,
    permissions: permissionSet(row.permissions_text),
    sites: row.sites,
    groups: row.groups,
    programs: row.programs,
    domainName: row.domain_name,
    mustChangePassword: row.must_change_password,
    state: row.state,
    endedReason: row.ended_reason,
    view: row.view_user_id === null ? null : { domainId: row.view_domain_id ?? token.domainId, userId: row.view_user_id, person: row.view },
    lasts: row.lasts,
  };
}

const MOST_REMEMBERED = 1000;
const remembered = new Map<string, ReadonlySet<Permission>>();

/** There are few levels and many calls: each list is read once. */
function permissionSet(json: string): ReadonlySet<Permission> {
  const known = remembered.get(json);
  if (known) return known;
  const list: unknown = JSON.parse(json);
  const permissions = new Set(
    (Array.isArray(list) ? list : []).filter((one): one is Permission => typeof one === "string" && isPermission(one)),
  );
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(json, permissions);
  return permissions;
}

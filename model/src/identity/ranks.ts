import { crossDomainLevels, type AccessLevelCode } from "./accessLevelCodes.ts";
import type { PermissionWord } from "./permissionWord.ts";

/** Who wants to change somebody: a Caller fits. */
export interface Holder {
  userId: number;
  accessLevelCode: AccessLevelCode;
  permissions: { has(permission: PermissionWord): boolean };
  companies: "all" | readonly number[];
  /** What narrows them; null = nothing. */
  groups?: null | readonly number[];
  programs?: null | readonly number[];
}

/** A level that is to be granted, made or changed. */
export interface Level {
  baseCode: AccessLevelCode;
  permissions: readonly PermissionWord[];
}

/** A user that is to be changed: the level, and every company the user reaches. */
export interface Subordinate {
  userId: number;
  level: Level;
  companyId: number;
  sites: readonly number[];
  /** What narrows them; none = nothing. */
  groups?: readonly number[];
  programs?: readonly number[];
  managedExternally?: boolean;
}

/** A key of the problem phrases. */
export type RankRefusal = "LevelReserved" | "RankTooLow" | "OwnAccount" | "UserManagedExternally";

/** Nobody gives away, makes or changes rights that are not among their own; the levels that cross domains are the system administrator's. */
export function refusesLevel(holder: Holder, level: Level): RankRefusal | undefined {
  if (crossDomainLevels.includes(level.baseCode) && holder.accessLevelCode !== "sup") return "LevelReserved";
  if (!level.permissions.every((permission) => holder.permissions.has(permission))) return "RankTooLow";
  return undefined;
}

/** The companies of a user must all be one's own sites. */
export const reaches = ({ companies }: Holder, sites: readonly number[]): boolean =>
  companies === "all" || sites.every((site) => companies.includes(site));

const within = (own: null | undefined | readonly number[], theirs: readonly number[] = []): boolean =>
  !own || (theirs.length > 0 && theirs.every((id) => own.includes(id)));

/** Who manages others sees no group or program that the holder does not see. */
const isNoWider = (holder: Holder, { level, groups, programs }: Subordinate): boolean =>
  level.permissions.every((permission) => permission === "training:take") ||
  (within(holder.groups, groups) && within(holder.programs, programs));

/** Editing, resetting, merging, moving, unlocking or deleting a user, and making one (userId 0). */
export function refusesUser(holder: Holder, user: Subordinate): RankRefusal | undefined {
  if (user.userId === holder.userId) return "OwnAccount";
  if (user.managedExternally === true) return "UserManagedExternally";
  const refusal = refusesLevel(holder, user.level);
  if (refusal) return refusal;
  return reaches(holder, [user.companyId, ...user.sites]) && isNoWider(holder, user) ? undefined : "RankTooLow";
}

/** Nobody edits the company they belong to: its settings come from above. */
export const refusesCompany = (ownCompanyId: number, companyId: number): "OwnCompany" | undefined =>
  ownCompanyId === companyId ? "OwnCompany" : undefined;

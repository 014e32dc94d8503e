import { crossDomainLevels, type AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import type { Permission } from "@vigil/model/identity/permission";
import { refusesUser, type RankRefusal } from "@vigil/model/identity/ranks";
import type { Caller } from "../access/caller.ts";

/** Whose eyes a session has, as `viewed_person` of the database tells. */
export interface ViewedPerson {
  domainId: number;
  domainName: string;
  userId: number;
  username: string;
  companyId: number;
  accessLevelId: number;
  accessLevelCode: AccessLevelCode;
  rank: number;
  permissions: Permission[];
  sites: number[];
  groups: number[];
  programs: number[];
}

/** Nobody sees with the eyes of somebody who sees more: more rights, more companies, more groups or programs. Asked anew with every call. */
export function refusesView(holder: Caller, person: ViewedPerson): RankRefusal | undefined {
  if (!holder.permissions.has("users:viewAs")) return "RankTooLow";
  if (crossDomainLevels.includes(person.accessLevelCode)) return "LevelReserved";
  const { userId, accessLevelCode: baseCode, permissions, companyId, sites, groups, programs } = person;
  const isHome = holder.domainId === holder.homeDomainId; // a number says who it is in its own domain only
  return refusesUser(holder, { userId: isHome ? userId : 0, level: { baseCode, permissions }, companyId, sites, groups, programs });
}

import { rulesFor, type Refusal, type Refusals } from "../entity/rules.ts";
import type { AccessLevelCode } from "../identity/accessLevelCodes.ts";
import type { PermissionWord } from "../identity/permissionWord.ts";
import { refusesUser } from "../identity/ranks.ts";
import { user, type User } from "./user.ts";

interface Known {
  "accessLevel.baseCode"?: AccessLevelCode;
  "accessLevel.permissions"?: PermissionWord[];
  "company.kind"?: string;
}

const notInDeletedCompany: Refusal = { status: 403, code: "UserMoveBeforeDelete" };
const beyond: Refusal = { status: 403, code: "UserDeleteRefused" };

const merged: Refusal = { status: 423, code: "UserMerged" };

const always = ["companyId", "managedBy", "mergedIntoId", "accessLevel.baseCode", "accessLevel.permissions", "company.kind"];
const ofSome = [...always, "sites"];
const ofNarrowed = [...ofSome, "scopeGroups", "scopePrograms"];

/** Nobody changes their own account, one managed elsewhere, one that was merged, or one that holds rights they do not hold; only moved-out users are deleted. */
export const userRules = rulesFor(
  user,
  // whoever sees every company reaches everybody's
  ({ companies, groups, programs }) => (groups !== null || programs !== null ? ofNarrowed : companies === "all" ? always : ofSome),
  (record: User & Known, actor): Refusals => {
    const code = refusesUser(actor, {
      // in another domain the same number is somebody else
      userId: actor.domainId === actor.homeDomainId ? record.id : 0,
      level: { baseCode: record["accessLevel.baseCode"] ?? "sup", permissions: record["accessLevel.permissions"] ?? [] },
      companyId: record.companyId,
      sites: actor.companies === "all" ? [] : record.sites,
      groups: record.scopeGroups,
      programs: record.scopePrograms,
      managedExternally: record.managedBy !== null,
    });
    if (code) {
      const refusal: Refusal = { status: 403, code };
      const kept = code === "RankTooLow" || code === "LevelReserved" ? beyond : refusal;
      return { edit: refusal, delete: kept, copy: refusal, activate: refusal, deactivate: refusal };
    }
    return {
      ...(record.mergedIntoId === null ? {} : { edit: merged, copy: merged, activate: merged }),
      ...(record["company.kind"] === "deleted" ? {} : { delete: notInDeletedCompany }),
    };
  },
);

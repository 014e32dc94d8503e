import type { accessLevel } from "@vigil/model/organization/accessLevel";
import type { addon } from "@vigil/model/organization/addon";
import type { company } from "@vigil/model/organization/company";
import type { companyTemplate } from "@vigil/model/organization/companyTemplate";
import type { domain } from "@vigil/model/organization/domain";
import type { domainCode } from "@vigil/model/organization/domainCode";
import type { event } from "@vigil/model/reporting/event";
import type { group } from "@vigil/model/organization/group";
import type { organization } from "@vigil/model/organization/organization";
import type { user } from "@vigil/model/organization/user";
import type { userSession } from "@vigil/model/organization/userSession";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { CalendarDate, Catalogue, CatalogueWords, Common, Instant, Json, Stamp, Tenant, TenantWords } from "./columns.ts";
import type { TableOf } from "./tableOf.ts";

export interface OrganizationTables {
  organizations: Common &
    TableOf<typeof organization, "active"> & {
      id: Generated<number>;
    };
  /** A copy of a code is finished at once. */
  domainCodes: Common & { id: Generated<number> } & Omit<TableOf<typeof domainCode, "description" | "active">, "unfinishedCopy">;
  domains: Common &
    TableOf<
      typeof domain,
      | "timeZone"
      | "locale"
      | "accountInactiveDays"
      | "sessionLimit"
      | "lockoutMinutes"
      | "formAuth"
      | "secureProfile"
      | "passwordComplexity"
      | "allowedAddresses"
      | "data"
      | "active"
      | "questionRecovery"
    > & {
      id: Generated<number>;
      /** the time zone where the database knows it, else UTC; kept by the database */
      soundZone: ColumnType<string, never, never>;
    };
  domainWords: { word: string; id: number };
  accessLevels: Common & Catalogue & TableOf<typeof accessLevel, "description" | "permissions" | "active">;
  accessLevelWords: CatalogueWords;
  companyTemplates: Common &
    Catalogue &
    TableOf<typeof companyTemplate, "version" | "description" | "template" | "active"> & {
      supersededAt: Instant | null;
    };
  addons: Common &
    Tenant &
    TableOf<typeof addon> & {
      active: Generated<boolean>;
    };
  companies: Common &
    Tenant &
    TableOf<typeof company, "code" | "region" | "address" | "contactName" | "contactEmail" | "data" | "kind" | "locked" | "active"> & {
      /** the time zone where the database knows it; kept by the database */
      soundZone: ColumnType<string | null, never, never>;
    };
  companyWords: TenantWords;
  users: Common &
    Tenant &
    TableOf<typeof user, "firstName" | "lastName" | "locale" | "data" | "mustChangePassword" | "extraTimeFactor" | "active"> & {
      /** the address in small letters, kept by the database */
      emailKey: ColumnType<string | null, never, never>;
      /** the User ID in the letters it looks like, kept by the database */
      usernameLook: ColumnType<string | null, never, never>;
      passwordHash: string | null;
      passwordChangedAt: Instant | null;
      /** by an administrator; what wrong passwords lock stands in the counters */
      lockedAt: Instant | null;
      securityQuestion: string | null;
      securityAnswerHash: string | null;
      erasedAt: Instant | null;
      /** came with the demo or a benchmark, with a password that is known */
      demo: Generated<boolean>;
    };
  userWords: TenantWords;
  groups: Common & Tenant & TableOf<typeof group, "system" | "locked" | "active">;
  groupWords: TenantWords;
  quizWords: TenantWords;
  groupMembers: { domainId: number; groupId: number; userId: number; createdAt: Stamp; createdBy: number | null };
  userSites: { domainId: number; userId: number; companyId: number };
  userScopeGroups: { domainId: number; userId: number; groupId: number };
  userScopePrograms: { domainId: number; userId: number; programId: number };

  sessions: TableOf<typeof userSession, "address" | "agent" | "lastSeenAt"> & {
    domainId: number;
    createdAt: Stamp;
    /** SHA-256 of the cookie's 256 random bits */
    tokenHash: Buffer;
    id: Generated<number>;
    /** Sealed: where the identity provider's own session is ended. */
    signOutUrl: string | null;
  };
  signInCounters: {
    domainId: number;
    kind: string;
    subjectHash: Buffer;
    id: Generated<number>;
    userId: number | null;
    address: string | null;
    failures: Generated<number>;
    lockedAt: Instant | null;
    blockedUntil: Instant | null;
    updatedAt: Stamp;
  };
  recoveries: {
    domainId: number;
    /** SHA-256 of the link's 256 random bits */
    tokenHash: Buffer;
    userId: number;
    createdAt: Stamp;
    expiresAt: Instant;
    usedAt: Instant | null;
  };
  idempotencyKeys: { domainId: number; userId: number; key: string; bodyHash: Buffer; status: number; answer: string; createdAt: Stamp };

  events: TableOf<
    typeof event,
    "at" | "severity" | "requestId" | "address" | "data",
    { personal: Json<Record<string, unknown>> | null; aboutUserId: GeneratedAlways<number | null> }
  > & {
    domainId: number;
    month: Generated<CalendarDate>;
    id: Generated<number>;
    hash: Buffer | null;
  };
}

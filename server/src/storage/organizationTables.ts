import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type {
  CalendarDate,
  Catalogue,
  CatalogueWords,
  Common,
  GeneratedJson,
  Instant,
  Json,
  Stamp,
  Tenant,
  TenantWords,
} from "./columns.ts";

export interface OrganizationTables {
  organizations: Common & { id: Generated<number>; name: string; nameKey: string; active: Generated<boolean> };
  domainCodes: Common & {
    id: Generated<number>;
    originalId: number | null;
    name: string;
    description: Generated<string>;
    active: Generated<boolean>;
  };
  domains: Common & {
    id: Generated<number>;
    /** its address */
    name: string;
    title: string;
    organizationId: number;
    domainCodeId: number | null;
    timeZone: Generated<string>;
    /** the time zone where the database knows it, else UTC; kept by the database */
    soundZone: ColumnType<string, never, never>;
    locale: Generated<string>;
    accountInactiveDays: Generated<number>;
    /** 0 = none */
    sessionLimit: Generated<number>;
    /** 0 = until unlocked */
    lockoutMinutes: Generated<number>;
    formAuth: Generated<boolean>;
    secureProfile: Generated<boolean>;
    /** The security question alone gives a new password. */
    questionRecovery: Generated<boolean>;
    passwordComplexity: Generated<string>;
    allowedAddresses: GeneratedJson<string[]>;
    data: GeneratedJson<Record<string, unknown>>;
    unfinishedCopy: Generated<boolean>;
    active: Generated<boolean>;
  };
  domainWords: { word: string; id: number };
  accessLevels: Common &
    Catalogue & {
      baseCode: string;
      name: string;
      nameKey: string;
      description: Generated<string>;
      permissions: GeneratedJson<string[]>;
      rank: number;
      unfinishedCopy: Generated<boolean>;
      active: Generated<boolean>;
    };
  accessLevelWords: CatalogueWords;
  companyTemplates: Common &
    Catalogue & {
      rootId: number | null;
      version: Generated<number>;
      supersededAt: Instant | null;
      unfinishedCopy: Generated<boolean>;
      name: string;
      nameKey: string;
      description: Generated<string>;
      template: GeneratedJson;
      active: Generated<boolean>;
    };
  addons: Common & Tenant & { type: string; active: Generated<boolean> };
  companies: Common &
    Tenant & {
      name: string;
      nameKey: string;
      code: Generated<string>;
      companyTemplateId: number | null;
      /** null = the domain's */
      domainCodeId: number | null;
      region: Generated<string>;
      timeZone: string | null;
      /** the time zone where the database knows it; kept by the database */
      soundZone: ColumnType<string | null, never, never>;
      address: Generated<string>;
      contactName: Generated<string>;
      contactEmail: Generated<string>;
      data: GeneratedJson<Record<string, unknown>>;
      kind: Generated<"normal" | "system" | "deleted">;
      locked: Generated<boolean>;
      unfinishedCopy: Generated<boolean>;
      active: Generated<boolean>;
    };
  companyWords: TenantWords;
  users: Common &
    Tenant & {
      username: string;
      usernameKey: string;
      pin: string | null;
      companyId: number;
      accessLevelId: number;
      firstName: Generated<string>;
      lastName: Generated<string>;
      birthDate: CalendarDate | null;
      email: string | null;
      /** the address in small letters, kept by the database */
      emailKey: ColumnType<string | null, never, never>;
      /** the User ID in the letters it looks like, kept by the database */
      usernameLook: ColumnType<string | null, never, never>;
      locale: Generated<string>;
      data: GeneratedJson<Record<string, unknown>>;
      passwordHash: string | null;
      passwordChangedAt: Instant | null;
      mustChangePassword: Generated<boolean>;
      /** by an administrator; what wrong passwords lock stands in the counters */
      lockedAt: Instant | null;
      securityQuestion: string | null;
      securityAnswerHash: string | null;
      managedBy: number | null;
      /** percent */
      extraTimeFactor: Generated<number>;
      lastSeenAt: Instant | null;
      erasedAt: Instant | null;
      mergedInto: number | null;
      unfinishedCopy: Generated<boolean>;
      active: Generated<boolean>;
      /** came with the demo or a benchmark, with a password that is known */
      demo: Generated<boolean>;
    };
  userWords: TenantWords;
  groups: Common &
    Tenant & {
      name: string;
      nameKey: string;
      system: Generated<boolean>;
      locked: Generated<boolean>;
      unfinishedCopy: Generated<boolean>;
      active: Generated<boolean>;
    };
  groupWords: TenantWords;
  quizWords: TenantWords;
  groupMembers: { domainId: number; groupId: number; userId: number; createdAt: Stamp; createdBy: number | null };
  userSites: { domainId: number; userId: number; companyId: number };
  userScopeGroups: { domainId: number; userId: number; groupId: number };
  userScopePrograms: { domainId: number; userId: number; programId: number };

  sessions: {
    domainId: number;
    /** SHA-256 of the cookie's 256 random bits */
    tokenHash: Buffer;
    id: Generated<number>;
    userId: number;
    address: Generated<string>;
    agent: Generated<string>;
    createdAt: Stamp;
    lastSeenAt: Stamp;
    expiresAt: Instant;
    endedAt: Instant | null;
    endedReason: string | null;
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

  events: {
    domainId: number;
    month: Generated<CalendarDate>;
    id: Generated<number>;
    at: Stamp;
    type: string;
    severity: Generated<"info" | "warning" | "error">;
    error: string | null;
    requestId: Generated<string>;
    address: Generated<string>;
    userId: number | null;
    companyId: number | null;
    subjectEntity: string | null;
    subjectId: number | null;
    data: GeneratedJson<Record<string, unknown>>;
    /** worked out by the database */
    aboutUserId: GeneratedAlways<number | null>;
    personal: Json<Record<string, unknown>> | null;
    hash: Buffer | null;
  };
}

import type { addon, AddonType } from "@vigil/model/organization/addon";
import type { company } from "@vigil/model/organization/company";
import type { domain } from "@vigil/model/organization/domain";
import type { event } from "@vigil/model/reporting/event";
import type { user } from "@vigil/model/organization/user";
import type { userSession } from "@vigil/model/organization/userSession";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Instant, Json, Stamp } from "./columns.ts";
import type { RowOf, TableOf } from "./tableOf.ts";

export interface OrganizationTables {
  domains: RowOf<typeof domain> & {
    /** the time zone where the database knows it, else UTC; kept by the database */
    soundZone: ColumnType<string, never, never>;
  };
  addons: RowOf<typeof addon, never, { type: AddonType }> & {
    active: Generated<boolean>;
  };
  companies: RowOf<typeof company, "kind"> & {
    /** the time zone where the database knows it; kept by the database */
    soundZone: ColumnType<string | null, never, never>;
  };
  users: RowOf<typeof user> & {
    /** the address in small letters, kept by the database */
    emailKey: ColumnType<string | null, never, never>;
    /** the User ID in the letters it looks like, kept by the database */
    usernameLook: ColumnType<string | null, never, never>;
    passwordHash: string | null;
    passwordChangedAt: Instant | null;
    /** by an administrator; what wrong passwords lock stands in the counters */
    lockedAt: Instant | null;
    /** since when somebody is switched off, kept by the database */
    deactivatedAt: Instant | null;
    securityQuestion: string | null;
    securityAnswerHash: string | null;
    erasedAt: Instant | null;
    /** the language is one that they chose themselves */
    localeChosen: Generated<boolean>;
    /** came with the demo or a benchmark, with a password that is known */
    demo: Generated<boolean>;
    /** whether there ever was a run, a session at the X-ray screen, a sign-in, kept by the database */
    hasRuns: Generated<boolean>;
    hasSimulatorSessions: Generated<boolean>;
    hasExamAttempts: Generated<boolean>;
    hasSignIns: Generated<boolean>;
  };
  groupMembers: { domainId: number; groupId: number; userId: number; createdAt: Stamp; createdBy: number | null };

  sessions: TableOf<typeof userSession, "address" | "agent" | "lastSeenAt"> & {
    domainId: number;
    createdAt: Stamp;
    /** SHA-256 of the cookie's 256 random bits */
    tokenHash: Buffer;
    id: Generated<number>;
    /** Sealed: where the identity provider's own session is ended. */
    signOutUrl: string | null;
    /** Whose eyes it has, and until when. */
    viewDomainId: number | null;
    viewUserId: number | null;
    viewUntil: Instant | null;
    /** Of `known_devices`; null where no password was typed, or it was forgotten. */
    deviceId: number | null;
  };
  knownDevices: {
    domainId: number;
    userId: number;
    deviceHash: Buffer;
    id: Generated<number>;
    passwordChangedAt: Instant | null;
    agent: Generated<string>;
    address: Generated<string>;
    createdAt: Stamp;
    lastUsedAt: Stamp;
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
    /** of who was invited, not asked for; it lasts longer */
    invitation: Generated<boolean>;
  };
  idempotencyKeys: { domainId: number; userId: number; key: string; bodyHash: Buffer; status: number; answer: string; createdAt: Stamp };

  events: RowOf<
    typeof event,
    "at" | "severity" | "requestId" | "address" | "data",
    { personal: Json<Record<string, unknown>> | null; aboutUserId: GeneratedAlways<number | null> }
  > & {
    hash: Buffer | null;
  };
}

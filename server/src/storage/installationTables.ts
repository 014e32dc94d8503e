import type { Generated } from "kysely";
import type { ReplicaFound } from "./replica/replicaFound.ts";
import type { CalendarDate, GeneratedJson, Json, Stamp, Instant } from "./columns.ts";

/** How the installation as a whole stands. */
export interface InstallationTables {
  installation: {
    id: Generated<number>;
    storeId: string | null;
    keyFingerprint: string | null;
    lastBackup: Json<LastBackup> | null;
    stored: Json<CountedStore> | null;
    aliveAt: Instant | null;
  };
  /** When no server ran. */
  downtimes: { fromAt: Instant; untilAt: Instant };
  /** Calls of a session or an address in a minute since 1970, over all nodes; written by hand-made statements. */
  callCounts: { caller: string; minute: number; calls: number };
  /** Who works on this database. */
  nodes: {
    id: string;
    computer: string;
    address: string;
    version: string;
    startedAt: Stamp;
    seenAt: Stamp;
    clockOffMs: Generated<number>;
    replica: ReplicaFound["state"] | null;
    replicaBehindMs: number | null;
  };
  damagedFiles: { hash: string; noticedAt: Stamp };
  eventHeads: {
    domainId: number;
    month: CalendarDate;
    lastId: number;
    leaves: Json<[id: number, digest: string][]>;
    lost: GeneratedJson<[id: number, digest: string][]>;
    signedAt: Stamp;
    signature: string;
    taken: Json<{ at: string; events: number }> | null;
  };
  rollupChecks: { domainId: number; checkedAt: Stamp; faults: number };
  eventChecks: {
    domainId: number;
    month: CalendarDate;
    checkedAt: Stamp;
    events: number;
    broken: Json<number[]>;
    brokenCount: number;
    lost: Json<number[]>;
    head: "none" | "sound" | "forged";
  };
  keptMonths: {
    domainId: number;
    kind: string;
    month: CalendarDate;
    rows: Generated<number>;
    countedAt: Date | null;
    removed: Generated<number>;
    told: Generated<number>;
    removedAt: Date | null;
    keptMonths: number | null;
    keptBecause: "held" | "unsound" | null;
  };
  mailsGivenUp: { domainId: number; id: string; givenUpAt: Stamp; error: string; subscriptionId: number | null };
}

/** What the last sweep found. */
interface CountedStore {
  at: string;
  rowsSweptAt: string;
  trash: { count: number; bytes: number };
}

interface LastBackup {
  at: string;
  missing: number;
  damaged: number;
}

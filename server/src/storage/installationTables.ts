import type { Generated } from "kysely";
import type { CalendarDate, GeneratedJson, Json, Stamp } from "./columns.ts";

/** How the installation as a whole stands. */
export interface InstallationTables {
  installation: { id: Generated<number>; storeId: string | null; keyFingerprint: string | null; lastBackup: Json<LastBackup> | null };
  /** Calls of a session or an address in a minute since 1970, over all nodes; written by hand-made statements. */
  callCounts: { caller: string; minute: number; calls: number };
  damagedFiles: { hash: string; noticedAt: Stamp };
  eventHeads: {
    domainId: number;
    month: CalendarDate;
    lastId: number;
    leaves: Json<[id: number, digest: string][]>;
    lost: GeneratedJson<[id: number, digest: string][]>;
    signedAt: Stamp;
    signature: string;
  };
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
  mailsGivenUp: { domainId: number; id: string; givenUpAt: Stamp; error: string; subscriptionId: number | null };
}

interface LastBackup {
  at: string;
  missing: number;
  damaged: number;
}

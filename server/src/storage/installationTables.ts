import type { Generated } from "kysely";
import type { Stamp } from "./columns.ts";

/** Tables of the installation as a whole, which belong to no domain. */
export interface InstallationTables {
  installation: { id: Generated<number>; storeId: string | null; keyFingerprint: string | null };
  damagedFiles: { hash: string; noticedAt: Stamp };
}

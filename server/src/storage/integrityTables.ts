import type { integrityFlag } from "@vigil/model/integrity/integrityFlag";
import type { Common, GeneratedJson, Tenant } from "./columns.ts";
import type { TableOf } from "./tableOf.ts";

export interface IntegrityTables {
  integrityFlags: Common &
    Tenant &
    TableOf<typeof integrityFlag, "raisedAt" | "verdict" | "note"> & {
      /** of the image or question, from 0; null = all of it */
      position: number | null;
      facts: GeneratedJson<Readonly<Record<string, number>>>;
    };
}

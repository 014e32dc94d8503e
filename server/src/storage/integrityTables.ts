import type { integrityFlag } from "@vigil/model/integrity/integrityFlag";
import type { GeneratedJson } from "./columns.ts";
import type { RowOf } from "./tableOf.ts";

export interface IntegrityTables {
  integrityFlags: RowOf<typeof integrityFlag, "raisedAt" | "verdict"> & {
    /** of the image or question, from 0; null = all of it */
    position: number | null;
    facts: GeneratedJson<Readonly<Record<string, number>>>;
  };
}

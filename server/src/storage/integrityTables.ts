import type { FlagKind } from "@vigil/model/integrity/flagKinds";
import type { Generated } from "kysely";
import type { Common, GeneratedJson, Instant, Stamp, Tenant } from "./columns.ts";

export interface IntegrityTables {
  integrityFlags: Common &
    Tenant & {
      userId: number;
      /** One of the two is there. */
      simulatorSessionId: number | null;
      examAttemptId: number | null;
      kind: FlagKind;
      /** of the image or question, from 0; null = all of it */
      position: number | null;
      facts: GeneratedJson<Readonly<Record<string, number>>>;
      raisedAt: Stamp;
      verdict: Generated<"open" | "harmless" | "confirmed">;
      note: Generated<string>;
      reviewedBy: number | null;
      reviewedAt: Instant | null;
    };
}

import type { BulkOutcome, BulkReturn, BulkState } from "@vigil/model/entity/bulk/bulkWire";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import type { Generated } from "kysely";
import type { Common, GeneratedJson, Instant, Json, Tenant } from "./columns.ts";

/** Acts on many records, and what each did to which. */
export interface BulkActTables {
  bulkActs: Common &
    Tenant & {
      createdByDomainId: number;
      list: string;
      action: string;
      state: Generated<BulkState>;
      step: Generated<number>;
      what: GeneratedJson;
      wanted: Generated<number>;
      done: Generated<number>;
      changed: Generated<number>;
      same: Generated<number>;
      refused: Generated<number>;
      back: Generated<number>;
      kept: Generated<number>;
      error: ProblemCode | null;
      endedAt: Instant | null;
    };
  bulkActLines: {
    domainId: number;
    actId: number;
    recordId: number;
    outcome: BulkOutcome | null;
    returned: BulkReturn | null;
    code: ProblemCode | null;
    details: Json<Record<string, string | number>> | null;
    before: Json<Record<string, unknown>> | null;
    after: Json<Record<string, unknown>> | null;
  };
}

import type { remedialDuty } from "@vigil/model/measurement/remedial/remedialDuty";
import type { workResult } from "@vigil/model/measurement/work/workResult";
import type { testDrill } from "@vigil/model/compliance/drill/testDrill";
import type { WornPart } from "@vigil/xray/drill/wornScanner";
import type { DrillAnswers, DrillTruth } from "@vigil/model/compliance/drill/markDrill";
import type { WorkOrder } from "@vigil/model/measurement/work/workOrder";
import type { WorkOutcome } from "@vigil/model/measurement/work/workOutcomes";
import type { WorkCounts, WorkImportState, WorkLineOutcome } from "@vigil/model/measurement/work/workWire";
import type { LineFault } from "@vigil/model/organization/userImport/importWire";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import type { Generated } from "kysely";
import type { Common, GeneratedJson, Instant, Json, Tenant } from "./columns.ts";
import type { RowOf } from "./tableOf.ts";

/** Results of real machines, and the files they came in with. */
export interface WorkTables {
  workResults: RowOf<typeof workResult, "machine" | "lane" | "site" | "image">;
  remedialDutyMisses: { domainId: number; dutyId: number; resultId: number };
  remedialDuties: RowOf<typeof remedialDuty, "assignedAt">;
  testDrills: RowOf<typeof testDrill, "startedAt"> & {
    seed: number;
    part: WornPart | null;
    degree: number;
    truth: Json<DrillTruth>;
    answers: Json<DrillAnswers> | null;
  };
  workImports: Common &
    Tenant & {
      createdByDomainId: number;
      state: Generated<WorkImportState>;
      step: Generated<number>;
      fileName: string;
      format: "csv" | "xlsx";
      heads: Json<string[]>;
      workOrder: Json<WorkOrder>;
      lineCount: number;
      done: Generated<number>;
      wanted: Generated<number>;
      counts: GeneratedJson<Partial<WorkCounts>>;
      applied: Generated<number>;
      assigned: Generated<number>;
      named: GeneratedJson<{ ruleId: number; userId: number }[]>;
      error: ProblemCode | null;
      endedAt: Instant | null;
    };
  workImportLines: {
    domainId: number;
    importId: number;
    line: number;
    cells: Json<string[]>;
    outcome: WorkLineOutcome | null;
    faults: GeneratedJson<LineFault[]>;
    twin: number | null;
    userId: number | null;
    happenedAt: Instant | null;
    machine: Generated<string>;
    lane: Generated<string>;
    site: Generated<string>;
    image: Generated<string>;
    category: string | null;
    result: WorkOutcome | null;
    responseMs: number | null;
  };
  workImportColumns: { domainId: number; head: string; target: string | null };
}

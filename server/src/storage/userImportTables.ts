import type { ImportOrder } from "@vigil/model/organization/userImport/importOrder";
import type { ImportCounts, LineFault, ImportOutcome, ImportState } from "@vigil/model/organization/userImport/importWire";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import type { Generated } from "kysely";
import type { Common, GeneratedJson, Instant, Json, Tenant } from "./columns.ts";

/** Files of people that were brought in. */
export interface UserImportTables {
  userImports: Common &
    Tenant & {
      createdByDomainId: number;
      state: Generated<ImportState>;
      step: Generated<number>;
      fileName: string;
      format: "csv" | "xlsx";
      heads: Json<string[]>;
      importOrder: Json<ImportOrder>;
      lineCount: number;
      done: Generated<number>;
      wanted: Generated<number>;
      counts: GeneratedJson<Partial<ImportCounts>>;
      applied: GeneratedJson<Partial<ImportCounts>>;
      invited: Generated<number>;
      unknown: GeneratedJson<{ companies: string[]; groups: string[] }>;
      made: GeneratedJson<{ companies: number[]; groups: number[] }>;
      error: ProblemCode | null;
      endedAt: Instant | null;
      undoneBy: number | null;
      undoneByDomainId: number | null;
    };
  userImportLines: {
    domainId: number;
    importId: number;
    line: number;
    cells: Json<string[]>;
    outcome: ImportOutcome | null;
    faults: GeneratedJson<LineFault[]>;
    userId: number | null;
    usernameKey: string | null;
    usernameLook: string | null;
    emailKey: string | null;
    pin: string | null;
    personKey: string | null;
    appliedAt: Instant | null;
    undoneAt: Instant | null;
    before: Json<Record<string, unknown>> | null;
    after: Json<Record<string, unknown>> | null;
  };
  userImportColumns: { domainId: number; head: string; target: string | null };
}

import { sql } from "kysely";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Actor } from "../../reporting/writeEvent.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { ImportRow } from "./importRow.ts";
import { countOutcomes } from "./lineStore.ts";

/** An import that is applied, or stopped on its way: what was done is told, and can be undone from now on. */
export async function endApplying(
  tx: Tx,
  row: ImportRow,
  actor: Caller | Actor,
  state: "applied" | "stopped",
  error: ProblemCode | null = null,
): Promise<void> {
  const applied = await countOutcomes(tx, row, sql`applied_at is not null`);
  const counts = await countOutcomes(tx, row);
  await tx
    .updateTable("userImports")
    .set({
      state,
      error,
      applied: JSON.stringify(applied),
      counts: JSON.stringify(counts),
      endedAt: sql<Date>`now()`,
      updatedAt: sql<Date>`now()`,
    })
    .where("domainId", "=", row.domainId)
    .where("id", "=", row.id)
    .execute();
  await writeEvent(tx, actor, {
    type: state === "applied" ? "user.importDone" : "user.importStopped",
    severity: state === "applied" ? "info" : "warning",
    data: { importId: row.id, fileName: row.fileName, counts: applied },
    ...(error === null ? {} : { error }),
  });
}

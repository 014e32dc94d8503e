import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import type { Tx } from "../../storage/asDomain.ts";
import { namesOf } from "./reportNames.ts";

/** Lines behind a place, with the names as they are today. */
export async function readLines(
  tx: Tx,
  run: { domainId: number; id: number },
  columns: readonly ReportColumnName[],
  { after, limit }: { after: number; limit: number },
): Promise<ReportCell[][]> {
  const found = await tx
    .selectFrom("reportLines")
    .select("cells")
    .where("domainId", "=", run.domainId)
    .where("runId", "=", run.id)
    .where("position", ">", after)
    .orderBy("position")
    .limit(limit)
    .execute();
  const lines = found.map(({ cells }) => cells);
  const name = await namesOf(tx, run.domainId, columns, lines);
  return lines.map((line) => columns.map((column, index) => name(column, line[index] ?? null)));
}

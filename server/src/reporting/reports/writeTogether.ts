import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { Tx } from "../../storage/asDomain.ts";
import type { ReachPart } from "./reportReach.ts";
import type { LineSource } from "./reportSource.ts";
import { writeLines } from "./writeLines.ts";
import type { Sql } from "../../storage/sql.ts";

/** No statement writes so many; who writes beside another need not know how many the other has. */
const linesOfBatch = 1_000_000_000;

interface Lines {
  domainId: number;
  id: number;
  columns: readonly ReportColumnName[];
  source: LineSource;
  reach: Sql;
}

/**
 * Writes the lines of some parts, each batch of them in a transaction of its own, side by side. They end one behind the other, as lines are read while
 * others are written: who has none before them yet is not seen. Answers how many.
 */
export async function writeTogether(
  asThen: (work: (tx: Tx) => Promise<number>) => Promise<number>,
  { domainId, id, columns, source, reach }: Lines,
  batches: readonly (readonly ReachPart[])[],
  batchesBefore: number,
): Promise<number> {
  let before: Promise<unknown> = Promise.resolve();
  const written = batches.map((some, index) => {
    const others = before;
    const lines = asThen(async (tx) => {
      const count = await writeLines(tx, { domainId, id, behind: (batchesBefore + index) * linesOfBatch }, columns, source, reach, some);
      await others;
      return count;
    });
    before = lines;
    return lines;
  });
  // whoever fails waits for the others, which write nothing more then
  const [failed] = (await Promise.allSettled(written)).flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (failed !== undefined) throw failed;
  return (await Promise.all(written)).reduce((sum, count) => sum + count, 0);
}

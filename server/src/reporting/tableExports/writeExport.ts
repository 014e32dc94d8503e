import { fillLine, type Mapping } from "@vigil/model/reporting/tableExports/exportLine";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { exportRows, type Exported } from "./exportRows.ts";

const rowsAtOnce = 2000;
const mostLines = 200_000;

interface Written {
  header: string;
  contentLine: string;
  mapping: Mapping;
}

/** The whole file, before anything of it is handed out: a file that breaks off would look like a complete one. */
export async function writeExport(
  { asDomain, log }: Pick<House, "asDomain" | "log">,
  exported: Exported,
  { header, contentLine, mapping }: Written,
  head: { date: string; domainTitle: string },
): Promise<{ text: string; count: number }> {
  const parts: string[] = [];
  let count = 0;
  try {
    for (let after = 0; ;) {
      const rows = await asDomain(exported.domainId, (tx) => exportRows(tx, exported, after, rowsAtOnce));
      parts.push(rows.map(({ values }) => `${fillLine(contentLine, values, mapping)}\r\n`).join(""));
      count += rows.length;
      if (rows.length < rowsAtOnce) break;
      after = rows.at(-1)!.id;
      if (count > mostLines) throw new Problem(422, "TableExportTooLarge", { details: { maximum: mostLines } });
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.error(error, "A table export failed.");
    throw new Problem(500, "TableExportFailed");
  }
  const first = header === "" ? "" : `${fillLine(header, { ...head, count: String(count) })}\r\n`;
  return { text: first + parts.join(""), count };
}

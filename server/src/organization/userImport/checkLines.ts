import { readLine } from "@vigil/model/organization/userImport/readLine";
import type { Tx } from "../../storage/asDomain.ts";
import type { ImportContext } from "./importContext.ts";
import { judgeLine, type Judged } from "./judgeLine.ts";
import { lineFacts } from "./lineFacts.ts";

/** What becomes of these lines as things stand now. Their keys are written (`writeKeys`), those of all other lines of the file too. */
export async function checkLines(tx: Tx, context: ImportContext, lines: readonly { line: number; cells: string[] }[]): Promise<Judged[]> {
  const said = lines.map(({ line, cells }) => ({ line, said: readLine(context.order, context.heads, cells, context.words) }));
  const facts = await lineFacts(tx, context, said);
  return said.map((each) => judgeLine(context, facts, each));
}

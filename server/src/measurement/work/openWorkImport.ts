import { guessWorkColumns } from "@vigil/model/measurement/work/guessWorkColumns";
import { workOrder } from "@vigil/model/measurement/work/workOrder";
import { workTargets, type WorkColumn } from "@vigil/model/measurement/work/workTarget";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { UserTable } from "../../organization/userImport/readUserTable.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { workHeadWords } from "./wordsOfWork.ts";

const linesAtOnce = 5000;

/** Keeps a file that was read, with a first idea of what its columns are. */
export async function openWorkImport(tx: Tx, by: Caller, fileName: string, { format, heads, lines }: UserTable): Promise<number> {
  const { domainId } = by;
  const kept = await tx.selectFrom("workImportColumns").select(["head", "target"]).where("domainId", "=", domainId).execute();
  const remembered = Object.fromEntries(
    kept.map(({ head, target }): [string, WorkColumn] => [head, workTargets.find((known) => known === target) ?? null]),
  );
  const columns = guessWorkColumns(heads, "any", workHeadWords(), remembered);
  const { id } = await tx
    .insertInto("workImports")
    .values({
      domainId,
      createdBy: by.userId,
      createdByDomainId: by.homeDomainId,
      fileName: fileName.replaceAll(/\p{Cc}|\p{Cs}/gu, "").slice(0, 200) || "results",
      format,
      heads: JSON.stringify(heads),
      workOrder: JSON.stringify(workOrder.parse({ columns })),
      lineCount: lines.length,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let first = 0; first < lines.length; first += linesAtOnce)
    await sql`insert into work_import_lines (domain_id, import_id, line, cells) select ${domainId}, ${id}, k.line, k.cells
      from jsonb_to_recordset(${JSON.stringify(lines.slice(first, first + linesAtOnce))}::jsonb) as k(line integer, cells jsonb)`.execute(
      tx,
    );
  return id;
}

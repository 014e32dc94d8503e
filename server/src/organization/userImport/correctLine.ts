import type { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import type { View } from "../../entity/view.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { keepJudged } from "./checkImport.ts";
import { checkLines } from "./checkLines.ts";
import { importContext } from "./importContext.ts";
import { importOf } from "./importRow.ts";
import { writeKeys } from "./lineKeys.ts";
import { countOutcomes, firstAbsentLine } from "./lineStore.ts";
import { unknownNames } from "./unknownNames.ts";

interface Line {
  line: number;
  cells: string[];
}
/** Lines that say the same as one that is corrected are judged anew with it; of more than these the next check tells. */
const mostTwins = 200;

/** Another text for a line of an import that nobody has applied yet; those that were at odds with it are judged anew. */
export async function correctLine(tx: Tx, view: View<typeof user>, id: number, line: number, cells: readonly string[]): Promise<void> {
  const { domainId } = view.caller;
  await sql`select id from user_imports where domain_id = ${domainId} and id = ${id} for update`.execute(tx);
  const row = await importOf(tx, view.caller, id);
  if (row.state !== "checked") throw new Problem(409, "ImportNotNow");
  if (cells.length !== row.heads.length) throw new Problem(422, "FieldInvalid", { field: "cells" });
  const twins = async (): Promise<Line[]> => {
    const { rows } = await sql<Line>`select o.line, o.cells from user_import_lines l join user_import_lines o
        on o.domain_id = l.domain_id and o.import_id = l.import_id and o.line <> l.line and (o.username_key = l.username_key
          or o.username_look = l.username_look or o.email_key = l.email_key or o.pin = l.pin or o.person_key = l.person_key)
      where l.domain_id = ${domainId} and l.import_id = ${id} and l.line = ${line} and o.line < ${firstAbsentLine} limit ${mostTwins}`.execute(
      tx,
    );
    return rows;
  };
  const before = await twins();
  const changed = await tx
    .updateTable("userImportLines")
    .set({ cells: JSON.stringify(cells.map((cell) => cell.trim())) })
    .where("domainId", "=", domainId)
    .where("importId", "=", id)
    .where("line", "=", line)
    .where("line", "<", firstAbsentLine)
    .returning(["line", "cells"])
    .executeTakeFirst();
  if (changed === undefined) throw new Problem(404, "NotFound");
  const context = await importContext(tx, view, row);
  await writeKeys(tx, context, [changed]);
  const all = new Map([changed, ...before, ...(await twins())].map((one) => [one.line, one]));
  const judged = await checkLines(tx, context, [...all.values()]);
  await keepJudged(tx, context, judged);
  // whom a corrected line means is missing no more
  const present = judged.flatMap(({ userId }) => userId ?? []);
  await sql`delete from user_import_lines where domain_id = ${domainId} and import_id = ${id} and outcome = 'deactivate'
    and user_id = any(${present}::bigint[])`.execute(tx);
  await tx
    .updateTable("userImports")
    .set({
      counts: JSON.stringify(await countOutcomes(tx, row)),
      // a name that was mistyped and is corrected is missing no more
      unknown: JSON.stringify(await unknownNames(tx, row, context)),
    })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
}

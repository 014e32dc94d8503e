import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { usersOf } from "../seenUsers.ts";
import { checkLines } from "./checkLines.ts";
import { findAbsent } from "./findAbsent.ts";
import { importContext, type ImportContext } from "./importContext.ts";
import type { ImportStep } from "./importStep.ts";
import type { Judged } from "./judgeLine.ts";
import { writeKeys } from "./lineKeys.ts";
import { countOutcomes, linesAfter } from "./lineStore.ts";
import { unknownNames } from "./unknownNames.ts";

const linesAtOnce = 500;

/** Looks through every line of a file and writes down what would become of it; nothing else is changed. */
export async function checkImport({ row, caller, piece }: ImportStep): Promise<void> {
  const view = usersOf(caller);
  const wanted = row.lineCount;
  const context = await piece(
    async (tx) => {
      await sql`delete from user_import_lines where domain_id = ${row.domainId} and import_id = ${row.id} and outcome = 'deactivate'`.execute(
        tx,
      );
      return importContext(tx, view, row);
    },
    { done: 0, wanted },
  );
  // a line is looked at twice (what it is found by, then what becomes of it) and told once
  let looked = 0;
  const half = (lines: number) => Math.floor(lines / 2);
  for (const work of [writeKeys, judge] as const) {
    let after = 0;
    for (;;) {
      const lines = await piece(
        async (tx) => {
          const found = await linesAfter(tx, row, after, linesAtOnce);
          await work(tx, context, found);
          return found;
        },
        { done: half(looked), wanted },
      );
      if (lines.length === 0) break;
      after = lines.at(-1)!.line;
      looked += lines.length;
    }
  }
  if (row.importOrder.absent !== "leave") await findAbsent(row, context, piece);
  await piece(async (tx) => {
    await tx
      .updateTable("userImports")
      .set({
        state: "checked",
        done: wanted,
        counts: JSON.stringify(await countOutcomes(tx, row)),
        unknown: JSON.stringify(await unknownNames(tx, row, context)),
      })
      .where("domainId", "=", row.domainId)
      .where("id", "=", row.id)
      .execute();
  });
}

async function judge(tx: Tx, context: ImportContext, lines: readonly { line: number; cells: string[] }[]): Promise<void> {
  if (lines.length > 0) await keepJudged(tx, context, await checkLines(tx, context, lines));
}

/** What was found of lines, in one statement. */
export async function keepJudged(tx: Tx, { view, importId }: ImportContext, judged: readonly Judged[]): Promise<void> {
  const found = judged.map(({ line, outcome, faults, userId }) => ({ line, outcome, faults, userId }));
  await sql`update user_import_lines l set outcome = k.outcome, faults = k.faults, user_id = k."userId"
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as k(line integer, outcome text, faults jsonb, "userId" bigint)
    where l.domain_id = ${view.caller.domainId} and l.import_id = ${importId} and l.line = k.line`.execute(tx);
}

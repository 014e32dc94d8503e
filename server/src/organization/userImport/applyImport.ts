import { sql } from "kysely";
import { switchRecords } from "../../entity/writeRecords.ts";
import { refusalsFor, readRecords } from "../../entity/readRecords.ts";
import { isPassing } from "../../storage/isPassing.ts";
import { usersOf } from "../seenUsers.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { applyLines } from "./applyLines.ts";
import { endApplying } from "./endApplying.ts";
import { importContext } from "./importContext.ts";
import { StepOver, type ImportStep } from "./importStep.ts";
import { problemOfLine } from "./problemOfLine.ts";
import { firstAbsentLine } from "./lineStore.ts";
import { markUnchanged } from "./markPeople.ts";
import { makeUnknown } from "./makeUnknown.ts";
import { keepJudged } from "./checkImport.ts";

/** So many lines are applied together: each piece holds as a whole, and between two of them the server's callers have their turn. */
const linesAtOnce = 100;
/** So many that only say what is there already. */
const linesMarked = 1000;

/**
 * Does what the lines say, piece by piece. Lines that are done say so in the transaction that does them: an import that was cut off goes
 * on behind them. A line that cannot be done any more (the world has moved on since the preview) becomes a faulty one; the others go on.
 */
export async function applyImport(step: ImportStep): Promise<void> {
  const { row, caller, piece } = step;
  const { domainId, id } = row;
  const view = usersOf(caller);
  await piece((tx) => makeUnknown(tx, row, caller));
  const context = await piece((tx) => importContext(tx, view, row));
  for (let after = 0; ;) {
    const lines = await piece((tx) => openLines(tx, row, after, linesAtOnce));
    if (lines.length === 0) break;
    after = lines.at(-1)!.line;
    const whole = async (some: typeof lines) => {
      await piece((tx) => applyLines(tx, step, context, some));
      await piece((tx) => tellProgress(tx, row));
    };
    try {
      await whole(lines);
    } catch (error) {
      if (error instanceof StepOver || step.signal.aborted || isPassing(error)) throw error;
      for (const line of lines)
        await whole([line]).catch((refusal: unknown) => {
          const problem = problemOfLine(refusal);
          if (problem === undefined) throw refusal;
          return piece((tx) => keepJudged(tx, context, [{ line: line.line, outcome: "faulty", faults: [problem], userId: null }]));
        });
    }
  }
  for (;;) {
    const absent = await piece((tx) => openAbsent(tx, row, linesAtOnce));
    if (absent.length === 0) break;
    await piece(async (tx) => {
      const ids = absent.map(({ userId }) => userId);
      const records = await readRecords(tx, view, ids);
      const off = records
        .filter((record) => record["active"] === true && !refusalsFor(view, record).deactivate)
        .map((record) => record["id"] as number);
      if (off.length > 0) await switchRecords(tx, view, off, false);
      await sql`update user_import_lines set applied_at = now(), before = case when user_id = any(${off}::bigint[]) then '{"active": true}'::jsonb end,
          after = case when user_id = any(${off}::bigint[]) then '{"active": false}'::jsonb end
        where domain_id = ${domainId} and import_id = ${id} and line = any(${absent.map(({ line }) => line)}::integer[])`.execute(tx);
      await tellProgress(tx, row);
    });
  }
  for (let after: number | undefined = 0; after !== undefined;) after = await piece((tx) => markUnchanged(tx, row, after!, linesMarked));
  await piece((tx) => endApplying(tx, row, caller, "applied"));
}

const open = ({ domainId, id }: ImportStep["row"]) => sql`domain_id = ${domainId} and import_id = ${id} and applied_at is null`;

async function openLines(tx: Tx, row: ImportStep["row"], after: number, most: number): Promise<{ line: number; cells: string[] }[]> {
  const { rows } = await sql<{ line: number; cells: string[] }>`select line, cells from user_import_lines
    where ${open(row)} and outcome in ('create', 'update') and line > ${after} and line < ${firstAbsentLine} order by line limit ${most}`.execute(
    tx,
  );
  return rows;
}

async function openAbsent(tx: Tx, row: ImportStep["row"], most: number): Promise<{ line: number; userId: number }[]> {
  const { rows } = await sql<{ line: number; userId: number }>`select line, user_id from user_import_lines
    where ${open(row)} and outcome = 'deactivate' order by line limit ${most}`.execute(tx);
  return rows;
}

async function tellProgress(tx: Tx, { domainId, id }: ImportStep["row"]): Promise<void> {
  await sql`update user_imports i set done = (select count(*) from user_import_lines l
      where l.domain_id = ${domainId} and l.import_id = ${id} and l.applied_at is not null)
    where i.domain_id = ${domainId} and i.id = ${id}`.execute(tx);
}

import { guessWorkColumns, workHeadKey } from "@vigil/model/measurement/work/guessWorkColumns";
import type { WorkOrder } from "@vigil/model/measurement/work/workOrder";
import type { WorkImportState } from "@vigil/model/measurement/work/workWire";
import { workColumnsFault } from "@vigil/model/measurement/work/workTarget";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { withdrawRemedial } from "../remedial/assignRemedial.ts";
import { judgeWorkLines, sortWorkLines } from "./judgeWorkLines.ts";
import { namedByFile, namedDigest } from "./namedByFile.ts";
import { workHeadWords, wordsOfWork } from "./wordsOfWork.ts";
import { workImportQueue } from "./workImportQueue.ts";
import { undoableUntil, workImportOf, type WorkImportRow } from "./workImportRow.ts";

async function locked(tx: Tx, by: Caller, id: number, from: readonly WorkImportState[], whose?: { own: boolean }): Promise<WorkImportRow> {
  await sql`select id from work_imports where domain_id = ${by.domainId} and id = ${id} for update`.execute(tx);
  const row = await workImportOf(tx, by, id, whose);
  if (!from.includes(row.state)) throw new Problem(409, "ImportNotNow");
  return row;
}

async function set(tx: Tx, { domainId, id }: WorkImportRow, values: object): Promise<void> {
  await tx
    .updateTable("workImports")
    .set({ ...values, updatedAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
}

async function begin(tx: Tx, { jobs }: House, row: WorkImportRow, state: WorkImportState, values: object): Promise<void> {
  const { domainId, id: importId } = row;
  const step = row.step + 1;
  await set(tx, row, { ...values, state, step, done: 0, error: null });
  await jobs.send(tx, workImportQueue, { domainId, importId, step });
}

/** The columns as a preset would have them; nothing is kept. */
export const presetColumns = (house: House, by: Caller, id: number, preset: WorkOrder["preset"]): Promise<WorkOrder["columns"]> =>
  house.asDomain(by.domainId, async (tx) => guessWorkColumns((await workImportOf(tx, by, id)).heads, preset, workHeadWords()));

export const checkResults = (house: House, by: Caller, id: number, order: WorkOrder): Promise<void> =>
  house.asDomain(by.domainId, async (tx) => {
    const row = await locked(tx, by, id, ["read", "checked", "checking"]);
    const fault = workColumnsFault(order.columns);
    if (order.columns.length !== row.heads.length) throw new Problem(422, "FieldInvalid", { field: "columns" });
    if (fault !== undefined && "twice" in fault) throw new Problem(422, "ImportColumnTwice", { field: "columns" });
    if (fault !== undefined)
      throw new Problem(422, fault.lacks === "person" ? "ImportKeyMissing" : "WorkColumnMissing", { field: "columns" });
    const heads = new Map(row.heads.map((head, index) => [workHeadKey(head), order.columns[index] ?? null]));
    await sql`insert into work_import_columns (domain_id, head, target) select ${by.domainId}, k.head, k.target
      from jsonb_to_recordset(${JSON.stringify([...heads].map(([head, target]) => ({ head, target })))}::jsonb) as k(head text, target text)
      on conflict (domain_id, head) do update set target = excluded.target`.execute(tx);
    await begin(tx, house, row, "checking", { workOrder: JSON.stringify(order), counts: "{}", wanted: row.lineCount });
  });

/** Another text for a line, which is looked through at once with those that may say the same. */
export const correctWorkLine = (house: House, by: Caller, id: number, line: number, cells: readonly string[]): Promise<void> =>
  house.asDomain(by.domainId, async (tx) => {
    const row = await locked(tx, by, id, ["checked"]);
    if (cells.length !== row.heads.length) throw new Problem(422, "FieldInvalid", { field: "cells" });
    const typed = cells.map((cell) => cell.trim());
    const { numUpdatedRows } = await tx
      .updateTable("workImportLines")
      .set({ cells: JSON.stringify(typed) })
      .where("domainId", "=", by.domainId)
      .where("importId", "=", id)
      .where("line", "=", line)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem(404, "NotFound");
    await judgeWorkLines(tx, by, row, { words: await wordsOfWork(tx), lines: [{ line, cells: typed }] });
    await set(tx, row, { counts: JSON.stringify(await sortWorkLines(tx, row)) });
  });

export const applyResults = (
  house: House,
  by: Caller,
  id: number,
  { leaveFaulty, named: seen }: { leaveFaulty: boolean; named?: string | undefined },
): Promise<void> =>
  house.asDomain(by.domainId, async (tx) => {
    const row = await locked(tx, by, id, ["checked"]);
    const { new: wanted = 0, faulty = 0 } = row.counts;
    if (faulty > 0 && !leaveFaulty) throw new Problem(409, "ImportFaulty", { details: { count: faulty } });
    if (wanted === 0) throw new Problem(409, "WorkNothingNew");
    const people = await namedByFile(tx, by, row);
    if (people.length > 0 && namedDigest(people) !== seen)
      throw new Problem(409, "WorkNamedOtherwise", { details: { count: people.length } });
    await begin(tx, house, row, "applying", { wanted, named: JSON.stringify(people.map(({ ruleId, userId }) => ({ ruleId, userId }))) });
  });

/** Before anything came in; what is being brought in is there within seconds, all of it. */
export const stopResults = (house: House, by: Caller, id: number): Promise<void> =>
  house.asDomain(by.domainId, async (tx) => set(tx, await locked(tx, by, id, ["checking"]), { state: "read" }));

export const undoResults = (house: House, by: Caller, id: number): Promise<void> =>
  house.asDomain(by.domainId, async (tx) => {
    const row = await locked(tx, by, id, ["applied"], { own: false });
    if (undoableUntil(row, house.now()) === null) throw new Problem(409, "ImportTooOld");
    await withdrawRemedial(tx, by.domainId, id);
    const { numAffectedRows: gone = 0n } =
      await sql`delete from work_results where domain_id = ${by.domainId} and import_id = ${id}`.execute(tx);
    await set(tx, row, { state: "undone" });
    await writeEvent(tx, by, { type: "workResult.importUndone", data: { importId: id, fileName: row.fileName, lines: Number(gone) } });
  });

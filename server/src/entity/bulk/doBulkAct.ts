import { changedValues } from "@vigil/model/entity/bulk/takeBack";
import { sql } from "kysely";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readRecords, refusalsFor } from "../readRecords.ts";
import type { Values } from "../view.ts";
import { LeftByAct, type BulkRecord } from "./bulkOffer.ts";
import type { BulkStep } from "./bulkStep.ts";
import { imageOf } from "./imageOf.ts";
import { inPieces } from "./inPieces.ts";
import { markLines, type Mark } from "./markLines.ts";

const recordsAtOnce = 100;

/** Does an act, a hundred records to a transaction. Records that are done say so in the transaction that does them: what was cut off goes on behind them. */
export async function doBulkAct(step: BulkStep): Promise<void> {
  const { row, piece } = step;
  for (;;) {
    const ids = await piece((tx) => openIds(tx, step));
    if (ids.length === 0) break;
    await inPieces(
      ids,
      (some) => piece((tx) => workOn(tx, step, some)),
      (some, problem) =>
        piece((tx) => markLines(tx, row, new Map(some.map((id): [number, Mark] => [id, { outcome: "refused", problem }])))),
    );
  }
  await piece((tx) => endBulkAct(tx, step));
}

async function workOn(tx: Tx, step: BulkStep, wanted: readonly number[]): Promise<void> {
  const { row, view, offer } = step;
  const { act, what } = { act: offer.act, what: row.what };
  const ids = await openIds(tx, step, wanted); // somebody else may have done them meanwhile
  const records = new Map((await readRecords(tx, view, ids)).map((record) => [record["id"] as number, record as BulkRecord]));
  const marks = new Map<number, Mark>();
  const ready: BulkRecord[] = [];
  for (const id of ids) {
    const record = records.get(id);
    const refusal = record && act && refusalsFor(view, record)[act];
    if (record === undefined) marks.set(id, { outcome: "refused", problem: new Problem(404, view.entity.problems?.missing ?? "NotFound") });
    else if (offer.wanted && isSo(record, offer.wanted(record, what))) marks.set(id, { outcome: "same" });
    else if (refusal) marks.set(id, { outcome: "refused", problem: new Problem(refusal.status, refusal.code) });
    else ready.push(record);
  }
  if (ready.length > 0) {
    const readyIds = ready.map(({ id }) => id);
    const before = await imageOf(tx, step, readyIds, records);
    const answer = await offer.work(tx, view, ready, what);
    const leftOut: ReadonlyMap<number, Problem> = answer instanceof LeftByAct ? answer.problems : new Map();
    const after = before && (await imageOf(tx, step, readyIds));
    for (const id of readyIds) {
      const problem = leftOut.get(id);
      if (problem) {
        marks.set(id, { outcome: "refused", problem });
        continue;
      }
      const change = before && changedValues(before.get(id) ?? {}, after?.get(id) ?? {});
      const unchanged = change !== undefined && Object.keys(change.after).length === 0;
      marks.set(id, unchanged ? { outcome: "same" } : { outcome: "changed", ...change });
    }
  }
  await markLines(tx, row, marks);
}

const isSo = (record: Values, wanted: Values): boolean =>
  Object.keys(changedValues(Object.fromEntries(Object.keys(wanted).map((name) => [name, record[name]])), wanted).after).length === 0;

async function openIds(tx: Tx, { row }: BulkStep, among?: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select record_id as id from bulk_act_lines
    where domain_id = ${row.domainId} and act_id = ${row.id} and outcome is null
      ${among ? sql`and record_id = any(${[...among]}::bigint[])` : sql``} order by record_id limit ${recordsAtOnce}`.execute(tx);
  return rows.map(({ id }) => id);
}

async function endBulkAct(tx: Tx, { row, view }: BulkStep): Promise<void> {
  const { domainId, id, list, action } = row;
  const ended = await tx
    .updateTable("bulkActs")
    .set({ state: "done", endedAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .returning(["changed", "same", "refused"])
    .executeTakeFirstOrThrow();
  await writeEvent(tx, view.caller, { type: "bulkAct.done", subject: { entity: "bulkAct", id }, data: { list, action, ...ended } });
}

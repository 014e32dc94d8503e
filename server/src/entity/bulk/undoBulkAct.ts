import { takeBack } from "@vigil/model/entity/bulk/takeBack";
import { sql } from "kysely";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Change, Values } from "../view.ts";
import type { BulkStep } from "./bulkStep.ts";
import { imageOf } from "./imageOf.ts";
import { inPieces } from "./inPieces.ts";
import { markLines, type Mark } from "./markLines.ts";

const recordsAtOnce = 100;

/** Takes an act back, record by record: what somebody changed since stays, and is named. */
export async function undoBulkAct(step: BulkStep): Promise<void> {
  const { row, view, piece } = step;
  for (;;) {
    const lines = await piece((tx) => openLines(tx, step));
    if (lines.length === 0) break;
    await inPieces(
      lines.map(({ id }) => id),
      (some) => piece((tx) => workOn(tx, step, some)),
      (some, problem) =>
        piece((tx) => markLines(tx, row, new Map(some.map((id): [number, Mark] => [id, { returned: "refused", problem }])))),
    );
  }
  await piece(async (tx) => {
    const { domainId, id, list, action } = row;
    const { back, kept } = await tx
      .updateTable("bulkActs")
      .set({ state: "undone" })
      .where("domainId", "=", domainId)
      .where("id", "=", id)
      .returning(["back", "kept"])
      .executeTakeFirstOrThrow();
    await writeEvent(tx, view.caller, {
      type: "bulkAct.undone",
      subject: { entity: "bulkAct", id },
      data: { list, action, back, left: kept },
    });
  });
}

async function workOn(tx: Tx, step: BulkStep, wanted: readonly number[]): Promise<void> {
  const { row, view, offer } = step;
  const lines = await openLines(tx, step, wanted);
  const now = await imageOf(
    tx,
    step,
    lines.map(({ id }) => id),
  );
  const marks = new Map<number, Mark>();
  const changes: Change[] = [];
  for (const { id, before, after } of lines) {
    const values = now?.has(id) ? takeBack(before ?? {}, after ?? {}, now.get(id)!) : undefined;
    if (now?.has(id) !== true)
      marks.set(id, { returned: "refused", problem: new Problem(404, view.entity.problems?.missing ?? "NotFound") });
    else if (values === undefined) marks.set(id, { returned: "later", problem: new Problem(409, "BulkChangedSince") });
    else {
      marks.set(id, { returned: "back" });
      changes.push({ ...values, id });
    }
  }
  if (changes.length > 0) await offer.giveBack!(tx, view, changes, row.what);
  await markLines(tx, row, marks);
}

async function openLines(tx: Tx, { row }: BulkStep, among?: readonly number[]) {
  const { rows } = await sql<{ id: number; before: Values | null; after: Values | null }>`
    select record_id as id, before, after from bulk_act_lines
    where domain_id = ${row.domainId} and act_id = ${row.id} and outcome = 'changed' and returned is null
      ${among ? sql`and record_id = any(${[...among]}::bigint[])` : sql``} order by record_id limit ${recordsAtOnce}`.execute(tx);
  return rows;
}

import type { ImportOrder } from "@vigil/model/organization/userImport/importOrder";
import type { ImportState } from "@vigil/model/organization/userImport/importWire";
import { rememberedColumns } from "@vigil/model/organization/userImport/guessColumns";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { endApplying } from "./endApplying.ts";
import { importQueue } from "./importQueue.ts";
import { importOf, undoUntil, type ImportRow } from "./importRow.ts";
import { countOutcomes } from "./lineStore.ts";
import { undoable } from "./planUndo.ts";

/** The import, locked, where it may go on from the state it is in. */
async function lockedImport(tx: Tx, by: Caller, id: number, from: readonly ImportState[], whose?: { own: boolean }): Promise<ImportRow> {
  await sql`select id from user_imports where domain_id = ${by.domainId} and id = ${id} for update`.execute(tx);
  const row = await importOf(tx, by, id, whose);
  if (!from.includes(row.state)) throw new Problem(409, "ImportNotNow");
  return row;
}

/** A new step, which a job takes up when this commits. */
async function begin(tx: Tx, { jobs }: House, { domainId, id, step }: ImportRow, state: ImportState, values: object = {}): Promise<void> {
  await tx
    .updateTable("userImports")
    .set({ ...values, state, step: step + 1, done: 0, error: null, updatedAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
  await jobs.send(tx, importQueue, { domainId, importId: id, step: step + 1 });
}

export const checkOrder = (house: House, by: Caller, id: number, order: ImportOrder): Promise<void> =>
  house.asDomain(by.domainId, async (tx) => {
    const row = await lockedImport(tx, by, id, ["read", "checked", "checking"]);
    if (order.columns.length !== row.heads.length) throw new Problem(422, "FieldInvalid", { field: "columns" });
    for (const [head, target] of Object.entries(rememberedColumns(row.heads, order.columns)))
      await tx
        .insertInto("userImportColumns")
        .values({ domainId: by.domainId, head, target })
        .onConflict((conflict) => conflict.columns(["domainId", "head"]).doUpdateSet({ target }))
        .execute();
    await begin(tx, house, row, "checking", { importOrder: JSON.stringify(order), counts: "{}", wanted: row.lineCount });
  });

/** People are switched off only where their number is said again, and where no faulty line could mean one of them. */
export const applyOrder = (
  house: House,
  by: Caller,
  id: number,
  { deactivate, leaveFaulty }: { deactivate: number; leaveFaulty: boolean },
): Promise<void> =>
  house.asDomain(by.domainId, async (tx) => {
    const row = await lockedImport(tx, by, id, ["checked"]);
    const counts = await countOutcomes(tx, row);
    const off = counts.deactivate ?? 0;
    if ((counts.faulty ?? 0) > 0 && off > 0) throw new Problem(409, "ImportFaultsFirst");
    if ((counts.faulty ?? 0) > 0 && !leaveFaulty) throw new Problem(409, "ImportFaulty", { details: { count: counts.faulty! } });
    if (off !== deactivate) throw new Problem(409, "ImportCountChanged", { field: "deactivate", details: { count: off } });
    const wanted = (counts.create ?? 0) + (counts.update ?? 0) + off;
    if (wanted === 0) throw new Problem(409, "ImportNothing");
    await begin(tx, house, row, "applying", { wanted });
    await writeEvent(tx, by, { type: "user.importBegun", data: { importId: id, fileName: row.fileName, counts } });
  });

export const stopOrder = (house: House, by: Caller, id: number): Promise<void> =>
  house.asDomain(by.domainId, async (tx) => {
    const row = await lockedImport(tx, by, id, ["checking", "applying"]);
    if (row.state === "checking")
      await tx.updateTable("userImports").set({ state: "read" }).where("domainId", "=", by.domainId).where("id", "=", id).execute();
    else await endApplying(tx, row, by, "stopped");
  });

export const continueOrder = (house: House, by: Caller, id: number): Promise<void> =>
  house.asDomain(by.domainId, async (tx) => begin(tx, house, await lockedImport(tx, by, id, ["stopped"]), "applying"));

export const undoOrder = (house: House, by: Caller, id: number): Promise<void> =>
  house.asDomain(by.domainId, async (tx) => {
    const row = await lockedImport(tx, by, id, ["applied", "stopped"], { own: false });
    if (undoUntil(row, house.now()) === null) throw new Problem(409, "ImportTooOld");
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from user_import_lines where ${undoable(row)}`.execute(tx);
    await begin(tx, house, row, "undoing", { wanted: rows[0]!.count, undoneBy: by.userId, undoneByDomainId: by.homeDomainId });
    await writeEvent(tx, by, { type: "user.importUndoBegun", data: { importId: id, fileName: row.fileName } });
  });

import { sql } from "kysely";
import type { House } from "../../house.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { View } from "../view.ts";
import type { BulkActRow } from "./bulkActRow.ts";
import type { BulkOffer } from "./bulkOffer.ts";

/** The act was stopped, or is worked on elsewhere. */
export class ActMovedOn extends Error {}

/** One step of an act (doing it, or undoing it) while somebody works on it. */
export interface BulkStep {
  row: BulkActRow;
  view: View;
  offer: BulkOffer;
  /** A transaction of the step: one at a time, and only as long as nobody called the step off. */
  piece: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

export function piecesOf(house: House, caller: Caller, row: BulkActRow, signal: AbortSignal): BulkStep["piece"] {
  const { domainId, id, state, step } = row;
  return (work) => {
    signal.throwIfAborted();
    return asKeeper(house.asDomain, caller, async (tx) => {
      const held = await tx
        .updateTable("bulkActs")
        .set({ updatedAt: sql<Date>`now()` })
        .where("domainId", "=", domainId)
        .where("id", "=", id)
        .where("state", "=", state)
        .where("step", "=", step)
        .executeTakeFirst();
      if (held.numUpdatedRows === 0n) throw new ActMovedOn();
      return work(tx);
    });
  };
}

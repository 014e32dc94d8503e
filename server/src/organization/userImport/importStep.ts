import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { ImportRow } from "./importRow.ts";

/** The step was called off, or is worked on elsewhere. */
export class StepOver extends Error {}

/** One step of an import while a job works on it. */
export interface ImportStep {
  house: House;
  row: ImportRow;
  caller: Caller;
  signal: AbortSignal;
  /** A transaction of the step: it holds only as long as nobody called the step off. */
  piece: <T>(work: (tx: Tx) => Promise<T>, progress?: Partial<Progress>) => Promise<T>;
}

interface Progress {
  done: number;
  wanted: number;
  invited: number;
}

export function pieceOf(house: House, row: ImportRow, signal: AbortSignal): ImportStep["piece"] {
  const { domainId, id, state, step } = row;
  return (work, progress = {}) => {
    signal.throwIfAborted();
    return house.asDomain(domainId, async (tx) => {
      const held = await tx
        .updateTable("userImports")
        .set({ ...progress, updatedAt: sql<Date>`now()` })
        .where("domainId", "=", domainId)
        .where("id", "=", id)
        .where("state", "=", state)
        .where("step", "=", step)
        .executeTakeFirst();
      if (held.numUpdatedRows === 0n) throw new StepOver();
      return work(tx);
    });
  };
}

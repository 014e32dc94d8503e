import { undoableHours, type BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import type { Selectable } from "kysely";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";

export type BulkActRow = Selectable<Database["bulkActs"]>;

const HOUR_MS = 3_600_000;

/** One's own acts: nobody sees or undoes another's. */
export async function ownAct(tx: Tx, by: Caller, id: number): Promise<BulkActRow> {
  const row = await ownActs(tx, by).selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw new Problem(404, "NotFound");
  return row;
}

export const ownActs = (tx: Tx, by: Caller) =>
  tx
    .selectFrom("bulkActs")
    .where("domainId", "=", by.domainId)
    .where("createdBy", "=", by.userId)
    .where("createdByDomainId", "=", by.homeDomainId);

/** Until when it can be undone: nobody undoes what changed nothing, or what was undone. */
export function actUndoUntil(row: BulkActRow, undoable: boolean, now: Date): Date | null {
  const { state, endedAt, changed } = row;
  if (!undoable || changed === 0 || endedAt === null || (state !== "done" && state !== "stopped")) return null;
  const until = new Date(endedAt.getTime() + undoableHours * HOUR_MS);
  return until > now ? until : null;
}

const fieldsOf = (what: unknown): string[] =>
  typeof what === "object" && what !== null && "values" in what ? Object.keys(what.values as object) : [];

export function presentAct(row: BulkActRow, undoable: boolean, now: Date): BulkAct {
  const { id, list, action, state, wanted, done, changed, same, refused, back, kept, error } = row;
  const until = actUndoUntil(row, undoable, now);
  return {
    id,
    list,
    action,
    state,
    wanted,
    done,
    changed,
    same,
    refused,
    back,
    left: kept,
    error,
    fields: fieldsOf(row.what),
    createdAt: wireInstant(row.createdAt),
    endedAt: row.endedAt === null ? null : wireInstant(row.endedAt),
    undoUntil: until === null ? null : wireInstant(until),
  };
}

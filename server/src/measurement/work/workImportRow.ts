import type { WorkImport } from "@vigil/model/measurement/work/workWire";
import type { Selectable } from "kysely";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { isMine, undoHours } from "../../organization/userImport/importRow.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";

export type WorkImportRow = Selectable<Database["workImports"]>;

/** The cells of a file tell of people whom only its sender is known to see: its lines are theirs. Who sees all of the domain may know of it, and undo it. */
export async function workImportOf(tx: Tx, by: Caller, id: number, { own = true } = {}): Promise<WorkImportRow> {
  const row = await tx.selectFrom("workImports").selectAll().where("domainId", "=", by.domainId).where("id", "=", id).executeTakeFirst();
  if (row === undefined || !(isMine(row, by) || (!own && by.companies === "all"))) throw new Problem(404, "NotFound");
  return row;
}

export function undoableUntil({ state, endedAt }: Pick<WorkImportRow, "state" | "endedAt">, now: Date): Date | null {
  if (state !== "applied" || endedAt === null) return null;
  const until = new Date(endedAt.getTime() + undoHours * 3_600_000);
  return until > now ? until : null;
}

export function presentWorkImport(row: WorkImportRow, by: Caller, maker: string, now: Date): WorkImport {
  const until = undoableUntil(row, now);
  const { id, state, fileName, format, heads, workOrder: order, lineCount: lines, done, wanted, applied, assigned, error } = row;
  const told = { id, state, fileName, format, heads, order, lines, done, wanted, applied, assigned, error };
  return {
    ...told,
    counts: { new: 0, known: 0, faulty: 0, ...row.counts },
    by: maker,
    mine: isMine(row, by),
    createdAt: wireInstant(row.createdAt),
    endedAt: row.endedAt && wireInstant(row.endedAt),
    undoUntil: until && wireInstant(until),
  };
}

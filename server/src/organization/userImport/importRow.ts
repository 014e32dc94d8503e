import type { ImportLine, UserImport } from "@vigil/model/organization/userImport/importWire";
import { importOutcomes, type ImportCounts } from "@vigil/model/organization/userImport/importWire";
import type { Selectable } from "kysely";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";

export type ImportRow = Selectable<Database["userImports"]>;
export type LineRow = Selectable<Database["userImportLines"]>;

const HOUR_MS = 3_600_000;
/** So long an import can be undone. */
export const undoHours = 24;

/** One's own import; who sees all companies of the domain finds everybody's. */
export async function importOf(tx: Tx, by: Caller, id: number, { own = true } = {}): Promise<ImportRow> {
  const row = await tx.selectFrom("userImports").selectAll().where("domainId", "=", by.domainId).where("id", "=", id).executeTakeFirst();
  if (row === undefined || !(isMine(row, by) || (!own && by.companies === "all"))) throw new Problem(404, "NotFound");
  return row;
}

export const isMine = (row: Pick<ImportRow, "createdBy" | "createdByDomainId">, by: Caller): boolean =>
  row.createdBy === by.userId && row.createdByDomainId === by.homeDomainId;

export const noCounts = Object.fromEntries(importOutcomes.map((outcome) => [outcome, 0])) as Record<keyof ImportCounts, number>;

export function undoUntil({ state, endedAt }: Pick<ImportRow, "state" | "endedAt">, now: Date): Date | null {
  if ((state !== "applied" && state !== "stopped") || endedAt === null) return null;
  const until = new Date(endedAt.getTime() + undoHours * HOUR_MS);
  return until > now ? until : null;
}

export function presentImport(row: ImportRow, by: Caller, maker: string, now: Date): UserImport {
  const until = undoUntil(row, now);
  return {
    id: row.id,
    state: row.state,
    fileName: row.fileName,
    format: row.format,
    heads: row.heads,
    order: row.importOrder,
    lines: row.lineCount,
    done: row.done,
    wanted: row.wanted,
    counts: { ...noCounts, ...row.counts },
    applied: { ...noCounts, ...row.applied },
    invited: row.invited,
    unknown: row.unknown,
    error: row.error,
    by: maker,
    mine: isMine(row, by),
    createdAt: wireInstant(row.createdAt),
    endedAt: row.endedAt === null ? null : wireInstant(row.endedAt),
    undoUntil: until === null ? null : wireInstant(until),
  };
}

export const presentLine = ({ line, cells, outcome, faults, userId, appliedAt }: LineRow): ImportLine => ({
  line,
  cells,
  outcome,
  faults,
  userId,
  applied: appliedAt !== null,
});

import type { TableExportRun } from "@vigil/model/reporting/tableExports/tableExportRun";
import { sql, type Selectable } from "kysely";
import { forgetFile } from "../../files/forgetFile.ts";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";
import { sameScope, scopeOf } from "../reports/askReport.ts";

export type ExportRun = Selectable<Database["tableExportRuns"]>;

/** Of one person; an older file gives way to a new one. */
const mostKept = 20;

const present = ({ id, name, state, done, wanted, error, fileName, createdAt, asOf }: ExportRun): TableExportRun => ({
  id,
  name,
  state,
  done,
  wanted,
  error,
  fileName,
  createdAt: wireInstant(createdAt),
  asOf: asOf && wireInstant(asOf),
});

/** The caller's, as long as they see as far as they did: a file must not outlive the right to see it. */
async function ownRuns(tx: Tx, by: Caller): Promise<ExportRun[]> {
  const runs = await tx
    .selectFrom("tableExportRuns")
    .selectAll()
    .where("domainId", "=", by.domainId)
    .where("createdBy", "=", by.userId)
    .orderBy("id", "desc")
    .execute();
  return runs.filter(({ scope }) => sameScope(scope, scopeOf(by, false)));
}

export const listExportRuns = async (tx: Tx, by: Caller): Promise<TableExportRun[]> => (await ownRuns(tx, by)).map(present);

export async function oneExportRun(tx: Tx, by: Caller, id: number): Promise<ExportRun> {
  const run = (await ownRuns(tx, by)).find((each) => each.id === id);
  if (!run) throw new Problem(404, "TableExportNotFound");
  return run;
}

export async function openExportRun(tx: Tx, by: Caller, { name, asked }: Pick<ExportRun, "name" | "asked">): Promise<TableExportRun> {
  const { domainId, userId } = by;
  const { rows } = await sql<{ hash: string | null }>`
    delete from table_export_runs where domain_id = ${domainId} and created_by = ${userId} and state not in ('waiting', 'running') and id not in (
      select id from table_export_runs where domain_id = ${domainId} and created_by = ${userId} order by id desc limit ${mostKept - 1})
    returning file_hash as hash`.execute(tx);
  for (const { hash } of rows) if (hash !== null) await forgetFile(tx, hash);
  const run = await tx
    .insertInto("tableExportRuns")
    .values({ domainId, createdBy: userId, name, asked: JSON.stringify(asked), scope: JSON.stringify(scopeOf(by, false)) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return present(run);
}

/** Nothing more is written of it, and what was is not kept. */
export async function cancelExportRun(tx: Tx, by: Caller, id: number): Promise<TableExportRun> {
  await oneExportRun(tx, by, id);
  await tx
    .updateTable("tableExportRuns")
    .set({ state: "cancelled", updatedAt: new Date() })
    .where("domainId", "=", by.domainId)
    .where("id", "=", id)
    .where("state", "in", ["waiting", "running"])
    .execute();
  return present(await oneExportRun(tx, by, id));
}

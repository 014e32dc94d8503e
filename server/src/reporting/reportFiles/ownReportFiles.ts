import type { ReportCode } from "@vigil/model/reporting/reports/report";
import { asFileName } from "@vigil/model/reporting/reports/reportFileName";
import type { ReportFile } from "@vigil/model/reporting/reports/reportFile";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import { forgetFile } from "../../files/forgetFile.ts";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";
import type { ReportScope } from "../../storage/reportingTables.ts";
import { sameScope, scopeOf } from "../reports/askReport.ts";
import { reportWords } from "../reports/reportCells.ts";

export type ReportFileRow = Selectable<Database["reportFiles"]>;

/** Of one person; an older file gives way to a new one. */
const mostKept = 20;

export const fileNameOf = ({ code, format, createdAt, asked }: Pick<ReportFileRow, "code" | "format" | "createdAt" | "asked">): string =>
  `${asFileName(reportWords(asked.language).list[code as ReportCode].name)} ${createdAt.toISOString().slice(0, 10)}.${format}`;

export const presentReportFile = (row: ReportFileRow): ReportFile => ({
  id: row.id,
  runId: row.runId,
  code: row.code as ReportCode,
  format: row.format,
  state: row.state,
  done: row.done,
  wanted: row.wanted,
  error: row.error,
  fileName: fileNameOf(row),
  size: row.size,
  createdAt: wireInstant(row.createdAt),
});

/** The caller's, newest first, as long as they see as far as they did: a file must not outlive the right to see it. */
export async function ownReportFiles(tx: Tx, by: Caller): Promise<ReportFileRow[]> {
  const rows = await tx
    .selectFrom("reportFiles")
    .selectAll()
    .where("domainId", "=", by.domainId)
    .where("createdBy", "=", by.userId)
    .orderBy("id", "desc")
    .execute();
  return rows.filter(({ scope }) => sameScope(scope, scopeOf(by, scope.own)) && (scope.own || by.permissions.has("reports:view")));
}

export async function ownReportFile(tx: Tx, by: Caller, id: number): Promise<ReportFileRow> {
  const row = (await ownReportFiles(tx, by)).find((each) => each.id === id);
  if (!row) throw new Problem(404, "ReportFileNotFound");
  return row;
}

interface Ordered {
  run: { id: number; code: string; scope: ReportScope; lineCount: number };
  format: ReportFileRow["format"];
  asked: ReportFileRow["asked"];
}

export async function openReportFile(tx: Tx, { domainId, userId }: Caller, { run, format, asked }: Ordered): Promise<ReportFileRow> {
  const { rows } = await sql<{ hash: string | null }>`
    delete from report_files where domain_id = ${domainId} and created_by = ${userId} and state not in ('waiting', 'running') and id not in (
      select id from report_files where domain_id = ${domainId} and created_by = ${userId} order by id desc limit ${mostKept - 1})
    returning file_hash as hash`.execute(tx);
  for (const { hash } of rows) if (hash !== null) await forgetFile(tx, hash);
  return tx
    .insertInto("reportFiles")
    .values({
      domainId,
      createdBy: userId,
      runId: run.id,
      code: run.code,
      format,
      asked: JSON.stringify(asked),
      scope: JSON.stringify(run.scope),
      wanted: run.lineCount,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Nothing more is written of it, and what was is not kept. */
export async function cancelReportFile(tx: Tx, by: Caller, id: number): Promise<ReportFileRow> {
  await ownReportFile(tx, by, id);
  await tx
    .updateTable("reportFiles")
    .set({ state: "cancelled", updatedAt: new Date() })
    .where("domainId", "=", by.domainId)
    .where("id", "=", id)
    .where("state", "in", ["waiting", "running"])
    .execute();
  return ownReportFile(tx, by, id);
}

import { sql } from "kysely";
import { forgetFile } from "../../files/forgetFile.ts";
import type { Settings } from "../../settings.ts";
import type { Tx } from "../../storage/asDomain.ts";

const DAY_MS = 86_400_000;

type Days = Pick<Settings, "reportDays" | "exportDays">;

/** Reports that were made for a reader who has had the time to fetch them, and the files of those that were mailed, ordered or exported. */
export async function forgetReports(tx: Tx, domainId: number, yesterday: Date, { reportDays, exportDays }: Days): Promise<void> {
  const since = (days: number) => new Date(yesterday.getTime() - (days - 1) * DAY_MS);
  const before = since(exportDays);
  await tx.deleteFrom("reportRuns").where("domainId", "=", domainId).where("createdAt", "<", since(reportDays)).execute();
  const { rows } = await sql<{ hash: string }>`
    update subscription_runs r set file_hash = null from subscription_runs old
     where r.domain_id = ${domainId} and r.file_hash is not null and r.created_at < ${before}::timestamptz
       and old.domain_id = r.domain_id and old.id = r.id
    returning old.file_hash as hash`.execute(tx);
  const { rows: exports } = await sql<{ hash: string | null }>`
    delete from table_export_runs where domain_id = ${domainId} and created_at < ${before}::timestamptz
    returning file_hash as hash`.execute(tx);
  const { rows: reports } = await sql<{ hash: string | null }>`
    delete from report_files where domain_id = ${domainId} and created_at < ${before}::timestamptz
    returning file_hash as hash`.execute(tx);
  for (const { hash } of [...rows, ...exports, ...reports]) if (hash !== null) await forgetFile(tx, hash);
}

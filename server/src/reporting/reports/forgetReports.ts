import { sql } from "kysely";
import { forgetFile } from "../../files/forgetFile.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** So long after a day a file that was mailed, or written by a table export, can be fetched. */
const fileDays = 29;

/** Reports that were made for a reader who has had a day to fetch them, and the files of those that were mailed. */
export async function forgetReports(tx: Tx, domainId: number, before: Date): Promise<void> {
  await tx.deleteFrom("reportRuns").where("domainId", "=", domainId).where("createdAt", "<", before).execute();
  const { rows } = await sql<{ hash: string }>`
    update subscription_runs r set file_hash = null from subscription_runs old
     where r.domain_id = ${domainId} and r.file_hash is not null and r.created_at < ${before}::timestamptz - ${fileDays} * interval '1 day'
       and old.domain_id = r.domain_id and old.id = r.id
    returning old.file_hash as hash`.execute(tx);
  const { rows: exports } = await sql<{ hash: string | null }>`
    delete from table_export_runs where domain_id = ${domainId} and created_at < ${before}::timestamptz - ${fileDays} * interval '1 day'
    returning file_hash as hash`.execute(tx);
  for (const { hash } of [...rows, ...exports]) if (hash !== null) await forgetFile(tx, hash);
}

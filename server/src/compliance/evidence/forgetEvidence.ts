import { sql } from "kysely";
import { forgetFile } from "../../files/forgetFile.ts";
import type { Settings } from "../../settings.ts";
import type { Tx } from "../../storage/asDomain.ts";

const dayMs = 86_400_000;

/** Archives name people: they go as other ordered files do, and are kept by whoever fetched them. */
export async function forgetEvidence(
  tx: Tx,
  domainId: number,
  yesterday: Date,
  { exportDays }: Pick<Settings, "exportDays">,
): Promise<void> {
  const before = new Date(yesterday.getTime() - (exportDays - 1) * dayMs);
  const { rows } = await sql<{
    hash: string | null;
  }>`delete from evidence_packs where domain_id = ${domainId} and created_at < ${before}::timestamptz
    returning file_hash as hash`.execute(tx);
  for (const { hash } of rows) if (hash !== null) await forgetFile(tx, hash);
}

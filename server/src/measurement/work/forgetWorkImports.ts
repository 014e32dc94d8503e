import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** Lines go when their file cannot be undone any more; a file that nobody brought in goes after a week, and leaves nothing. */
export async function forgetWorkImports(tx: Tx, domainId: number, before: Date): Promise<void> {
  await sql`delete from work_import_lines l using work_imports i where i.domain_id = ${domainId} and l.domain_id = i.domain_id and l.import_id = i.id
    and i.state in ('applied', 'undone') and coalesce(i.ended_at, i.updated_at) < ${before}`.execute(tx);
  await sql`delete from work_imports where domain_id = ${domainId} and state in ('read', 'checking', 'checked')
    and updated_at < ${before}::timestamptz - interval '6 days'`.execute(tx);
}

import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** Lines go when their import cannot be undone any more; a file that nobody applied goes after a week, and leaves nothing. */
export async function forgetImports(tx: Tx, domainId: number, before: Date): Promise<void> {
  await sql`delete from user_import_lines l using user_imports i where i.domain_id = ${domainId} and l.domain_id = i.domain_id and l.import_id = i.id
    and i.state in ('applied', 'stopped', 'undone') and coalesce(i.ended_at, i.updated_at) < ${before}`.execute(tx);
  await sql`delete from user_imports where domain_id = ${domainId} and state in ('read', 'checking', 'checked')
    and updated_at < ${before}::timestamptz - interval '6 days'`.execute(tx);
}

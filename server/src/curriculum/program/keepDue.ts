import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { inOtherDomains } from "../../organization/inOtherDomains.ts";

/** Runs of programs whose end was changed are due anew, of those that all domains share in each of them. */
export async function keepDue(tx: Tx, domainId: number, programIds: readonly number[]): Promise<void> {
  if (programIds.length === 0) return;
  await keepDueIn(tx, domainId, programIds);
  const { rows: shared } = await sql<{ id: number }>`select id from programs
    where id = any(${[...programIds]}::bigint[]) and owner_domain_id is null`.execute(tx);
  if (shared.length > 0)
    await inOtherDomains(tx, domainId, (id) =>
      keepDueIn(
        tx,
        id,
        shared.map((program) => program.id),
      ),
    );
}

async function keepDueIn(tx: Tx, domainId: number, programIds: readonly number[]): Promise<void> {
  await sql`select keep_due(${domainId}, array_agg(s.user_id), array_agg(s.program_id)) from program_statuses s
    where s.domain_id = ${domainId} and s.program_id = any(${[...programIds]}::bigint[]) and s.closed_at is null and not s.complete`.execute(
    tx,
  );
}

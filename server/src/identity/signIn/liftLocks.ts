import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

export interface LiftedLock {
  userId: number;
  at: string;
  address: string | null;
  since: Date;
  /** null = until somebody unlocks */
  until: Date | null;
  failures: number;
}

/**
 * Forgets the failures of these accounts, everywhere or in the counts named, and answers what was locked by them. Their rows are held by
 * now; those of the places go before those of all strangers, the order in which a try takes them.
 */
export async function liftLocks(tx: Tx, domainId: number, userIds: readonly number[], only?: readonly number[]): Promise<LiftedLock[]> {
  const lifted: LiftedLock[] = [];
  if (userIds.length === 0) return lifted;
  for (const strangers of [false, true]) {
    const { rows } = await sql<LiftedLock & { open: boolean }>`
      delete from sign_in_counters where domain_id = ${domainId} and user_id = any(${userIds}::bigint[]) and (kind = 'strangers') = ${strangers}
        and (${only ?? null}::bigint[] is null or id = any(${only ?? null}::bigint[]))
      returning user_id, kind as at, address, locked_at as since, case when isfinite(blocked_until) then blocked_until end as until, failures,
        coalesce(blocked_until > now(), false) as open`.execute(tx);
    lifted.push(...rows.filter(({ open }) => open).map(({ open: _open, ...lock }) => lock));
  }
  return lifted;
}

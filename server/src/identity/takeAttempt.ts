import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import { failuresToLock, failuresToLockForGood } from "./signInLimits.ts";

export interface Attempt {
  userId: number;
  companyId: number;
  passwordHash: string;
  /** This attempt used up the last guess: unless it is right, the account is now locked. */
  last: boolean;
}

/**
 * Counts the attempt before the password is looked at, in one statement: of any number of parallel guesses no more than the limit
 * are ever evaluated. A right one sets the count back. Null = no such user, locked, inactive or without a password.
 */
export async function takeAttempt(tx: Tx, domainId: number, usernameKey: string): Promise<Attempt | null> {
  const { rows } = await sql<Attempt>`
    update users u
    set failed_sign_ins = failed_sign_ins + 1,
      locked_at = case when (failed_sign_ins + 1) % ${sql.lit(failuresToLock)} = 0 then now() else locked_at end
    from domains d
    where u.domain_id = ${domainId} and u.username_key = ${usernameKey} and d.id = u.domain_id
      and u.active and u.password_hash is not null and u.managed_by is null
      and (d.account_inactive_days = 0
        or greatest(u.last_seen_at, u.created_at, u.password_changed_at) > now() - make_interval(days => d.account_inactive_days))
      and (u.locked_at is null
        or (d.lockout_minutes > 0 and u.failed_sign_ins < ${sql.lit(failuresToLockForGood)}
          and u.locked_at <= now() - make_interval(mins => d.lockout_minutes)))
    returning u.id as user_id, u.company_id, u.password_hash, failed_sign_ins % ${sql.lit(failuresToLock)} = 0 as last`.execute(tx);
  return rows[0] ?? null;
}

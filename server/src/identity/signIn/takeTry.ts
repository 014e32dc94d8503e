import { sql } from "kysely";
import { lastOf, type Tx } from "../../storage/asDomain.ts";
import type { Counter } from "./signInCounters.ts";
import { failuresToLock, failuresToLockForGood, forgottenAfterHours, lockMinutes, strangersToLock } from "./signInLimits.ts";

export interface TryCounter extends Counter {
  kind: "place" | "device" | "strangers" | "own";
  /** Whose name it is; null = nobody's. */
  userId: number | null;
  address: string;
}

export interface Try {
  failures: number;
  /** This try used up the last guess: unless it is right, the place is locked from now on, until … ("for good" = until somebody unlocks). */
  lockedUntil: Date | "for good" | null;
}

/**
 * Counts a try before the password is looked at: who else tries there waits for the row, so that of any number of parallel guesses no more
 * than the limit are ever evaluated. A right one sets the count back. Null = locked; nothing is counted then.
 */
export async function takeTry(
  tx: Tx,
  { domainId, kind, subject, userId, address }: TryCounter,
  lockoutMinutes: number,
  { last = false } = {},
): Promise<Try | null> {
  const toLock = kind === "strangers" ? strangersToLock : failuresToLock;
  const query = sql<{ failures: number; until: Date | null }>`
    insert into sign_in_counters as c (domain_id, kind, subject_hash, user_id, address, failures)
    values (${domainId}, ${kind}, ${subject}, ${userId}, ${address}, 1)
    on conflict (domain_id, kind, subject_hash) do update set
      (failures, locked_at, blocked_until) = (
        select tried.number, case when locks then now() else c.locked_at end,
            case when locks then coalesce(now() + make_interval(mins => (${minutesOfLocks(toLock, lockoutMinutes)}::int[])[tried.number / ${toLock}::int]), 'infinity')
              else c.blocked_until end
          from (select 1 + case when greatest(c.updated_at, c.blocked_until) < now() - make_interval(hours => ${sql.lit(forgottenAfterHours)})
              then 0 else c.failures end as number) tried, lateral (select tried.number % ${toLock}::int = 0 as locks) reached),
      user_id = excluded.user_id, address = excluded.address, updated_at = now()
    where c.blocked_until is null or c.blocked_until <= now()
    returning failures, case when isfinite(blocked_until) then blocked_until end as until`.compile(tx);
  const [taken] = (await tx.executeQuery(last ? lastOf(query) : query)).rows;
  if (taken === undefined) return null;
  const locks = lockMinutes(taken.failures, toLock, lockoutMinutes) !== null;
  return { failures: taken.failures, lockedUntil: locks ? (taken.until ?? "for good") : null };
}

/** For how long the first lock is, the second …; none where it is for good, as it is from the last one on. */
const minutesOfLocks = (toLock: number, lockoutMinutes: number): (number | null)[] =>
  Array.from({ length: failuresToLockForGood / toLock }, (_, index) => {
    const minutes = lockMinutes((index + 1) * toLock, toLock, lockoutMinutes);
    return minutes === Infinity ? null : minutes;
  });

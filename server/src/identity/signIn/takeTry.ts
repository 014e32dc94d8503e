import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { Counter } from "./signInCounters.ts";
import { failuresToLock, forgottenAfterHours, lockMinutes, strangersToLock } from "./signInLimits.ts";

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
): Promise<Try | null> {
  const { rows } = await sql<{ id: number; failures: number }>`
    insert into sign_in_counters as c (domain_id, kind, subject_hash, user_id, address, failures)
    values (${domainId}, ${kind}, ${subject}, ${userId}, ${address}, 1)
    on conflict (domain_id, kind, subject_hash) do update set
      failures = 1 + case when greatest(c.updated_at, c.blocked_until) < now() - make_interval(hours => ${sql.lit(forgottenAfterHours)}) then 0 else c.failures end,
      user_id = excluded.user_id, address = excluded.address, updated_at = now()
    where c.blocked_until is null or c.blocked_until <= now()
    returning id, failures`.execute(tx);
  const taken = rows[0];
  if (taken === undefined) return null;
  const minutes = lockMinutes(taken.failures, kind === "strangers" ? strangersToLock : failuresToLock, lockoutMinutes);
  if (minutes === null) return { failures: taken.failures, lockedUntil: null };
  const until = minutes === Infinity ? sql<Date>`'infinity'::timestamptz` : sql<Date>`now() + make_interval(mins => ${minutes}::int)`;
  const { blockedUntil } = await tx
    .updateTable("signInCounters")
    .set({ lockedAt: sql<Date>`now()`, blockedUntil: until })
    .where("domainId", "=", domainId)
    .where("id", "=", taken.id)
    .returning(sql<Date | null>`case when isfinite(blocked_until) then blocked_until end`.as("blockedUntil"))
    .executeTakeFirstOrThrow();
  return { failures: taken.failures, lockedUntil: blockedUntil ?? "for good" };
}

import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { liftLocks, type LiftedLock } from "../identity/signIn/liftLocks.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Where an account's locks are counted, the administrator's has no number. */
const administrators = 0;

/** Lifts these locks of an account, and tells it: whose, and what of it is still locked. */
export async function liftUserLocks(tx: Tx, caller: Caller, userId: number, ids: readonly number[]): Promise<void> {
  const { domainId } = caller;
  const { lockedAt, ...who } = await tx
    .selectFrom("users")
    .select(["username", "firstName", "lastName", "lockedAt"])
    .where("domainId", "=", domainId)
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const locks: Omit<LiftedLock, "userId">[] = (await liftLocks(tx, domainId, [userId], ids)).map(({ userId: _userId, ...lock }) => lock);
  if (ids.includes(administrators) && lockedAt !== null) {
    await tx
      .updateTable("users")
      .set({ lockedAt: null, revision: sql<number>`revision + 1`, updatedAt: sql<Date>`now()` })
      .where("domainId", "=", domainId)
      .where("id", "=", userId)
      .execute();
    locks.unshift({ at: "administrator", address: null, since: lockedAt, until: null, failures: 0 });
  }
  if (locks.length === 0) return;
  const { rows } = await sql<{ locked: boolean }>`select t.locked_at is not null or exists (select from sign_in_counters l
      where l.domain_id = t.domain_id and l.user_id = t.id and l.blocked_until > now()) as locked
    from users t where t.domain_id = ${domainId} and t.id = ${userId}`.execute(tx);
  const data = { locks, before: { locked: true }, after: { locked: rows[0]?.locked === true } };
  await writeEvent(tx, caller, { type: "user.unlock", subject: { entity: "user", id: userId }, personal: who, data });
}

import { sql } from "kysely";
import type { Change } from "../entity/view.ts";
import type { Caller } from "../identity/access/caller.ts";
import type { LiftedLock } from "../identity/signIn/liftLocks.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Which of these accounts an administrator had locked before the change. */
export async function administratorsLocks(tx: Tx, domainId: number, changes: readonly Change[]): Promise<ReadonlyMap<number, Date>> {
  const ids = changes.filter(({ locked }) => locked !== undefined).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; lockedAt: Date }>`select id, locked_at from users
    where domain_id = ${domainId} and id = any(${ids}::bigint[]) and locked_at is not null`.execute(tx);
  return new Map(rows.map(({ id, lockedAt }) => [id, lockedAt]));
}

/** A lock, its lifting and a password that was given each have an event of their own: whose account, and from what to what. */
export async function tellAccess(
  tx: Tx,
  caller: Caller,
  changes: readonly Change[],
  lifted: readonly LiftedLock[],
  before: ReadonlyMap<number, Date>,
): Promise<void> {
  const told = changes.filter(({ locked, password }) => locked !== undefined || typeof password === "string");
  if (told.length === 0) return;
  const names = await tx
    .selectFrom("users")
    .select(["id", "username", "firstName", "lastName"])
    .where("domainId", "=", caller.domainId)
    .where(
      "id",
      "in",
      told.map(({ id }) => id),
    )
    .execute();
  for (const { id, locked, password, forcePasswordChange } of told) {
    const { id: _id, ...personal } = names.find((one) => one.id === id)!;
    const subject = { entity: "user", id };
    const locks = lifted.filter(({ userId }) => userId === id).map(({ userId: _userId, ...lock }) => lock);
    const since = before.get(id);
    if (locked === true && since === undefined)
      await writeEvent(tx, caller, {
        type: "user.lock",
        severity: "warning",
        subject,
        personal,
        data: { locks: [{ at: "administrator", failures: 0, until: "for good" }], before: { locked: false }, after: { locked: true } },
      });
    const all = locked === false && since ? [{ at: "administrator", address: null, since, until: null, failures: 0 }, ...locks] : locks;
    if (all.length > 0)
      await writeEvent(tx, caller, {
        type: "user.unlock",
        subject,
        personal,
        data: { locks: all, before: { locked: true }, after: { locked: false } },
      });
    if (typeof password === "string")
      await writeEvent(tx, caller, { type: "user.givePassword", subject, personal, data: { mustChange: forcePasswordChange === true } });
  }
}

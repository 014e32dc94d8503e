import { sql, type CompiledQuery } from "kysely";
import { createHmac } from "node:crypto";
import { lastOf, type Tx } from "../../storage/asDomain.ts";
import { addressSeconds, failuresOfAddress } from "./signInLimits.ts";

/**
 * Where sign-ins fail: `place` = a name at an address, `device` = a name at a device that knows it, `strangers` = a name at all places
 * that do not, `own` = one's own password asked for once more, `address` = whoever at an address. `answer` = to security questions,
 * `mail` = mails asked for.
 */
export type CounterKind = "place" | "device" | "strangers" | "own" | "address" | "answer" | "mail";

/** Names and addresses are kept as keyed hashes only; the address of an account's lock is told to its administrators. */
export const subjectHash = (secretKey: string, kind: CounterKind, subject: string): Buffer =>
  createHmac("sha256", secretKey).update(`${kind} ${subject}`).digest();

export interface Counter {
  domainId: number;
  kind: CounterKind;
  subject: Buffer;
}

/** Adds one and answers the count; a count that rested for the window begins anew. From `limit` on the subject is blocked for the window; null = never. */
export async function countUp(tx: Tx, { domainId, kind, subject }: Counter, windowMinutes: number, limit: number | null): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_counters as c (domain_id, kind, subject_hash, failures) values (${domainId}, ${kind}, ${subject}, 1)
    on conflict (domain_id, kind, subject_hash) do update set
      failures = case when c.updated_at < now() - make_interval(mins => ${windowMinutes}::int) then 1 else c.failures + 1 end,
      blocked_until = case when c.failures + 1 >= ${limit}::int and c.updated_at >= now() - make_interval(mins => ${windowMinutes}::int)
        then now() + make_interval(mins => ${windowMinutes}::int) end,
      updated_at = now()
    returning failures`.execute(tx);
  return rows[0]?.failures ?? 1;
}

export async function isBlocked(tx: Tx, { domainId, kind, subject }: Counter): Promise<boolean> {
  const found = await tx
    .selectFrom("signInCounters")
    .select("failures")
    .where("domainId", "=", domainId)
    .where("kind", "=", kind)
    .where("subjectHash", "=", subject)
    .where("blockedUntil", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return found !== undefined;
}

const elapsed = sql`extract(epoch from now() - c.updated_at)`;
/** What the failures of an address have leaked down to by now. */
const leaked = sql`greatest(0, c.failures - floor(${elapsed} / ${sql.lit(addressSeconds)})::int)`;

/** One more of an address. It is full, not shut: as the failures leak away one by one, so many strangers are let in again. */
export async function countAddress(tx: Tx, { domainId, kind, subject }: Counter): Promise<void> {
  await sql`
    insert into sign_in_counters as c (domain_id, kind, subject_hash, failures) values (${domainId}, ${kind}, ${subject}, 1)
    on conflict (domain_id, kind, subject_hash) do update set
      failures = least(${sql.lit(failuresOfAddress)}, ${leaked} + 1),
      updated_at = now() - make_interval(secs => ${elapsed} % ${sql.lit(addressSeconds)})`.execute(tx);
}

/** How these stand now: shut by a lock, or full as an address is. Who has no count is not in it. */
export const countersNow = (
  tx: Tx,
  domainId: number,
  counters: readonly Counter[],
): CompiledQuery<{ kind: CounterKind; blocked: boolean; full: boolean }> =>
  sql<{ kind: CounterKind; blocked: boolean; full: boolean }>`
    select kind, coalesce(blocked_until > now(), false) as blocked, ${leaked} >= ${sql.lit(failuresOfAddress)} as full from sign_in_counters c
     where domain_id = ${domainId} and ${among(counters)}`.compile(tx);

/** A subject's hash is made of its kind as well. */
const among = (counters: readonly Counter[]) =>
  sql`kind = any(${counters.map(({ kind }) => kind)}::text[]) and subject_hash = any(${counters.map(({ subject }) => subject)}::bytea[])`;

/** Sets counts of one domain back. */
export async function forget(tx: Tx, counters: readonly Counter[], { last = false } = {}): Promise<void> {
  const query = sql`delete from sign_in_counters where domain_id = ${counters[0]!.domainId} and ${among(counters)}`.compile(tx);
  await tx.executeQuery(last ? lastOf(query) : query);
}

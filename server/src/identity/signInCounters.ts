import { sql } from "kysely";
import { createHmac } from "node:crypto";
import type { Tx } from "../storage/asDomain.ts";

/** `answer` = to security questions, `mail` = mails asked for. */
export type CounterKind = "name" | "address" | "answer" | "mail";

/** Names and addresses are kept as keyed hashes only. */
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

export async function forget(tx: Tx, { domainId, kind, subject }: Counter): Promise<void> {
  await tx
    .deleteFrom("signInCounters")
    .where("domainId", "=", domainId)
    .where("kind", "=", kind)
    .where("subjectHash", "=", subject)
    .execute();
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { createHash } from "node:crypto";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

const longestKey = 200;

/**
 * A POST that carries an `Idempotency-Key` does its work once: for 24 hours the same key answers what was answered first. The key's row
 * is written in the work's own transaction, so a second request waits for the first and then finds its answer, or none when it failed.
 */
export async function replay<T>(
  tx: Tx,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  work: () => Promise<T>,
  sent: unknown = request.body,
): Promise<T> {
  const key = request.headers["idempotency-key"];
  reply.code(status);
  if (typeof key !== "string" || key === "") return work();
  if (key.length > longestKey) throw new Problem(422, "FieldTooLong", { field: "Idempotency-Key", details: { maximum: longestKey } });
  const { domainId, userId } = caller(request);
  const own = sql`domain_id = ${domainId} and user_id = ${userId} and key = ${key}`;
  const bodyHash = createHash("sha256")
    .update(`${request.method} ${request.url}\n${JSON.stringify(sent ?? null)}`)
    .digest();
  await sql`delete from idempotency_keys where ${own} and created_at < now() - interval '24 hours'`.execute(tx);
  const { rows } = await sql`insert into idempotency_keys (domain_id, user_id, key, body_hash, status, answer)
    values (${domainId}, ${userId}, ${key}, ${bodyHash}, ${status}, '') on conflict do nothing returning key`.execute(tx);
  if (rows.length === 0) {
    const { rows: stored } = await sql<{ bodyHash: Buffer; status: number; answer: string }>`
      select body_hash, status, answer from idempotency_keys where ${own}`.execute(tx);
    const [first] = stored;
    if (!first || !first.bodyHash.equals(bodyHash)) throw new Problem(409, "IdempotencyKeyReused");
    reply.code(first.status);
    return JSON.parse(first.answer) as T;
  }
  const answer = await work();
  await sql`update idempotency_keys set answer = ${JSON.stringify(answer)} where ${own}`.execute(tx);
  return answer;
}

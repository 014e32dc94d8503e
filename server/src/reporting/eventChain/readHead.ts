import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { isSigned, signHead, type EventHead, type Leaf } from "./eventHead.ts";

export type ReadHead = { state: "none" } | { state: "forged" } | { state: "sound"; head: EventHead };

/** The head of a month as it is stored, held until the transaction ends: of several servers one writes it at a time. */
export async function readHead(tx: Tx, secretKey: string, domainId: number, month: string): Promise<ReadHead> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`event head ${domainId} ${month}`}, 0))`.execute(tx);
  const row = await tx.selectFrom("eventHeads").selectAll().where("domainId", "=", domainId).where("month", "=", month).executeTakeFirst();
  if (!row) return { state: "none" };
  const head = { domainId, month, lastId: row.lastId, leaves: row.leaves, lost: row.lost, taken: row.taken };
  return isSigned(secretKey, head, row.signature) ? { state: "sound", head } : { state: "forged" };
}

export async function writeHead(tx: Tx, secretKey: string, head: EventHead): Promise<void> {
  const values = {
    lastId: head.lastId,
    leaves: JSON.stringify(head.leaves),
    lost: JSON.stringify(head.lost),
    taken: head.taken ? JSON.stringify(head.taken) : null,
    signature: signHead(secretKey, head),
    signedAt: new Date(),
  };
  await tx
    .insertInto("eventHeads")
    .values({ domainId: head.domainId, month: head.month, ...values })
    .onConflict((same) => same.columns(["domainId", "month"]).doUpdateSet(values))
    .execute();
}

/** Those of the leaves that are not there any more as they were. */
export async function missingLeaves(tx: Tx, { domainId, month, leaves }: EventHead): Promise<Leaf[]> {
  const { rows } = await sql<{ leaf: Leaf }>`
    select l.leaf from jsonb_array_elements(${JSON.stringify(leaves)}::jsonb) l (leaf)
      where not exists (select from events e where e.domain_id = ${domainId} and e.month = ${month}::date and e.id = (l.leaf ->> 0)::bigint
        and encode(substr(e.hash, 41), 'hex') = l.leaf ->> 1)`.execute(tx);
  return rows.map(({ leaf }) => leaf);
}

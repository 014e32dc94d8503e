import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { Leaf } from "./eventHead.ts";

const PIECE = 10_000;
const MOST_NAMED = 100;

export interface Followed {
  events: number;
  lastId: number;
  leaves: Leaf[];
  /** Ids of events that do not match their hash, or whose predecessor is gone: the first hundred, and how many. */
  broken: number[];
  brokenCount: number;
}

/** Goes along the events of a month behind `after`: whoever is followed is a leaf no more. */
export async function followChain(
  tx: Tx,
  { domainId, month, after, leaves }: { domainId: number; month: string; after: number; leaves: readonly Leaf[] },
): Promise<Followed> {
  const open = new Map(leaves);
  const found: Followed = { events: 0, lastId: after, leaves: [], broken: [], brokenCount: 0 };
  for (;;) {
    const { rows } = await sql<{ id: number; previousId: number; digest: string; broken: boolean }>`
      select * from event_links(${domainId}, ${month}::date, ${found.lastId}, ${PIECE})`.execute(tx);
    for (const { id, previousId, digest, broken } of rows) {
      open.delete(previousId);
      open.set(id, digest);
      found.lastId = id;
      if (!broken) continue;
      found.brokenCount += 1;
      if (found.broken.length < MOST_NAMED) found.broken.push(id);
    }
    found.events += rows.length;
    if (rows.length < PIECE) return { ...found, leaves: [...open] };
  }
}

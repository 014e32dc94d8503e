import { sql } from "kysely";
import type { AsDomain } from "../../storage/asDomain.ts";
import { followChain } from "./followChain.ts";
import { missingLeaves, readHead, writeHead } from "./readHead.ts";
import { domainsDue } from "../../storage/domainsDue.ts";

/** Signs the ends of the chains of this month and the one before in every domain where one is newer or gone. What was anchored and is gone stays named in the head. */
export async function anchorEvents({ asDomain, secretKey, now }: { asDomain: AsDomain; secretKey: string; now: Date }): Promise<void> {
  for (const id of await domainsDue(asDomain, "anchors"))
    for (const month of [monthOf(now, -1), monthOf(now, 0)]) await anchorMonth({ asDomain, secretKey }, id, month);
}

const monthOf = (now: Date, ahead: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10);

async function anchorMonth({ asDomain, secretKey }: { asDomain: AsDomain; secretKey: string }, domainId: number, month: string) {
  await asDomain(domainId, async (tx) => {
    const { rows } = await sql<{ last: number | null }>`select max(id) as last from events
      where domain_id = ${domainId} and month = ${month}::date`.execute(tx);
    const read = await readHead(tx, secretKey, domainId, month);
    if (read.state === "forged") return; // it stays as it is, for whoever looks
    const old = read.state === "sound" ? read.head : { domainId, month, lastId: 0, leaves: [], lost: [] };
    const gone = await missingLeaves(tx, old);
    if ((rows[0]?.last ?? 0) <= old.lastId && gone.length === 0) return;
    const there = old.leaves.filter(([id]) => !gone.some(([lost]) => lost === id));
    const { lastId, leaves } = await followChain(tx, { domainId, month, after: old.lastId, leaves: there });
    await writeHead(tx, secretKey, { domainId, month, lastId, leaves, lost: [...old.lost, ...gone] });
  });
}

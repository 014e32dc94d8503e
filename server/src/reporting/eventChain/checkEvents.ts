import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { EventHead, Leaf } from "./eventHead.ts";
import { followChain } from "./followChain.ts";
import { missingLeaves, readHead, writeHead } from "./readHead.ts";

/** Looks at every event of a domain, month by month, and keeps what was found; anchors what is whole. */
export async function checkEvents(house: Pick<House, "asDomain" | "settings" | "log">, domainId: number, signal?: AbortSignal) {
  const { asDomain, log, settings } = house;
  for (const month of await asDomain(domainId, (tx) => monthsOf(tx, domainId))) {
    signal?.throwIfAborted();
    const { head, broken, lost } = await asDomain(domainId, (tx) => checkMonth(tx, settings.secretKey, domainId, month));
    if (broken.length + lost.length > 0 || head === "forged")
      log.error({ domainId, month, head, broken, lost }, "Events were changed or taken out behind the application's back.");
  }
}

/** By leaps, as there are few months and many events. */
async function monthsOf(tx: Tx, domainId: number): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    with recursive months (month) as (
      select min(month) from events where domain_id = ${domainId}
      union all select (select min(e.month) from events e where e.domain_id = ${domainId} and e.month > m.month) from months m where m.month is not null)
    select month::text as month from months where month is not null
    union select month::text from event_heads where domain_id = ${domainId} order by 1`.execute(tx);
  return rows.map(({ month }) => month);
}

async function checkMonth(tx: Tx, secretKey: string, domainId: number, month: string) {
  const read = await readHead(tx, secretKey, domainId, month);
  const { events, lastId, leaves, broken, brokenCount } = await followChain(tx, { domainId, month, after: 0, leaves: [] });
  if (read.state === "sound" && read.head.taken) return checkTaken(tx, read.head);
  const lost = read.state === "sound" ? [...read.head.lost, ...(await missingLeaves(tx, read.head))] : [];
  if (read.state !== "forged" && (lastId > 0 || read.state === "sound"))
    await writeHead(tx, secretKey, { domainId, month, lastId, leaves, lost });
  await keepFound(tx, { domainId, month }, { events, broken, brokenCount, lost, head: read.state });
  return { head: read.state, broken, lost };
}

/** Of a month that was taken away its signed end is left; an event that stands in it all the same was put there behind the application's back. */
async function checkTaken(tx: Tx, { domainId, month, lost }: EventHead) {
  const { rows } = await sql<{ id: number; count: number }>`select id, count(*) over ()::int as count from events
    where domain_id = ${domainId} and month = ${month}::date order by id limit 100`.execute(tx);
  const broken = rows.map(({ id }) => id);
  await keepFound(tx, { domainId, month }, { events: 0, broken, brokenCount: rows[0]?.count ?? 0, lost, head: "sound" });
  return { head: "sound" as const, broken, lost };
}

interface FoundInMonth {
  events: number;
  broken: number[];
  brokenCount: number;
  lost: readonly Leaf[];
  head: "none" | "sound" | "forged";
}

async function keepFound(tx: Tx, { domainId, month }: { domainId: number; month: string }, { lost, broken, ...counts }: FoundInMonth) {
  const found = { checkedAt: new Date(), ...counts, broken: JSON.stringify(broken), lost: JSON.stringify(lost.map(([id]) => id)) };
  await tx
    .insertInto("eventChecks")
    .values({ domainId, month, ...found })
    .onConflict((same) => same.columns(["domainId", "month"]).doUpdateSet(found))
    .execute();
}

import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
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
  const lost = read.state === "sound" ? [...read.head.lost, ...(await missingLeaves(tx, read.head))] : [];
  if (read.state !== "forged" && (lastId > 0 || read.state === "sound"))
    await writeHead(tx, secretKey, { domainId, month, lastId, leaves, lost });
  const found = {
    checkedAt: new Date(),
    events,
    broken: JSON.stringify(broken),
    brokenCount,
    lost: JSON.stringify(lost.map(([id]) => id)),
    head: read.state,
  };
  await tx
    .insertInto("eventChecks")
    .values({ domainId, month, ...found })
    .onConflict((same) => same.columns(["domainId", "month"]).doUpdateSet(found))
    .execute();
  return { head: read.state, broken, lost };
}

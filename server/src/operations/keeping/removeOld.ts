import { firstKept, keptKinds, keptWork, type KeptKind } from "@vigil/model/operations/keptWork";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import { takeEvents } from "../../reporting/eventChain/takeEvents.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { countKept, countMonth, monthsOf } from "./countKept.ts";
import { dropMonth } from "./dropMonth.ts";
import { removeRows } from "./removeRows.ts";

type Needed = Pick<House, "asDomain" | "now" | "settings" | "log">;

/**
 * Takes away what a domain keeps no longer, month by month, each with an event; a domain under a legal hold loses nothing. A month of which no domain
 * keeps anything goes at once. What is taken is counted at once, and stays taken, however this ends.
 */
export async function removeOld(house: Needed, domainId: number, isStopping = () => false): Promise<void> {
  const { asDomain, now } = house;
  await countKept(house, domainId);
  const domain = await asDomain(domainId, (tx) => tx.selectFrom("domains").selectAll().where("id", "=", domainId).executeTakeFirst());
  if (domain === undefined || domain.legalHold) return;
  for (const kind of keptKinds) {
    const months = domain[keptWork[kind]];
    const first = firstKept(now().toISOString(), months);
    if (first === null) continue;
    const old = await asDomain(domainId, (tx) => oldMonths(tx, { domainId, kind, first }));
    for (const month of old) {
      if (isStopping()) return;
      if (!(await dropMonth(house, kind, month))) await removeMonth(house, { domainId, kind, month, months }, isStopping);
    }
  }
}

/** Of which there is something, and those in which an earlier run was interrupted before it told what it took. */
async function oldMonths(tx: Tx, { domainId, kind, first }: { domainId: number; kind: KeptKind; first: string }): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`select month::text as month from kept_months
    where domain_id = ${domainId} and kind = ${kind} and removed > told`.execute(tx);
  const months = new Set([...(await monthsOf(tx, domainId, kind)), ...rows.map(({ month }) => month)]);
  return [...months].filter((month) => month < first).toSorted();
}

interface Wanted {
  domainId: number;
  kind: KeptKind;
  month: string;
  months: number;
}

async function removeMonth(house: Needed, wanted: Wanted, isStopping: () => boolean): Promise<void> {
  const { asDomain, now, settings } = house;
  const { domainId, kind, month, months } = wanted;
  const taken = async (tx: Tx, rows: number) => {
    if (rows > 0)
      await sql`update kept_months set removed = removed + ${rows}, removed_at = ${now()}, kept_months = ${months}
        where domain_id = ${domainId} and kind = ${kind} and month = ${month}::date`.execute(tx);
  };
  /** With the event of what went, also of what an earlier run had begun. */
  const tell = async (tx: Tx, because: "held" | "unsound") => {
    await countMonth(tx, { domainId, kind, month, now: now() });
    const { rows } = await sql<{
      untold: number;
    }>`update kept_months k set kept_because = case when k.rows > 0 then ${because} end, told = k.removed
        from kept_months was where k.domain_id = ${domainId} and k.kind = ${kind} and k.month = ${month}::date
          and was.domain_id = k.domain_id and was.kind = k.kind and was.month = k.month
      returning (k.removed - was.told)::int as untold`.execute(tx);
    const untold = rows[0]?.untold ?? 0;
    if (untold === 0) return;
    const data = { kind, month, rows: untold, months };
    await writeEvent(
      tx,
      { domainId, requestId: "", address: "" },
      { type: "domain.removeOld", subject: { entity: "domain", id: domainId }, data },
    );
  };
  if (kind !== "events") {
    await removeRows(asDomain, kind, wanted, { taken, isStopping });
    if (!isStopping()) await asDomain(domainId, (tx) => tell(tx, "held"));
    return;
  }
  await asDomain(
    domainId,
    async (tx) => {
      const end = await takeEvents(tx, { secretKey: settings.secretKey, domainId, month, now: now() });
      if (end.state === "taken") await taken(tx, end.events);
      await tell(tx, end.state === "unsound" ? "unsound" : "held");
    },
    { longestSeconds: 3600 },
  );
}

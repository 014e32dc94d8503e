import { keptKinds, type KeptKind } from "@vigil/model/operations/keptWork";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";
import { keptTables } from "./keptTables.ts";

/** A row may come so late into a month that is over: what was counted after that stands. */
const LATE_DAYS = 3;
/** It is asked at night, of all there is. */
const patient = { longestSeconds: 3600 };

/** Counts what there is of each kind by months: those that are over were counted before, and change only when they are taken away. */
export async function countKept({ asDomain, now }: Pick<House, "asDomain" | "now">, domainId: number): Promise<void> {
  for (const kind of keptKinds) await asDomain(domainId, (tx) => countKind(tx, { domainId, kind, now: now() }), patient);
}

async function countKind(tx: Tx, { domainId, kind, now }: { domainId: number; kind: KeptKind; now: Date }): Promise<void> {
  const { rows: counted } = await sql<{ month: string }>`
    select month::text as month from kept_months where domain_id = ${domainId} and kind = ${kind}
      and counted_at > month + interval '1 month' + ${LATE_DAYS} * interval '1 day'`.execute(tx);
  const done = new Set(counted.map(({ month }) => month));
  for (const month of await monthsOf(tx, domainId, kind)) if (!done.has(month)) await countMonth(tx, { domainId, kind, month, now });
}

/** The months of which there is something, by leaps along an index: there are few months and many rows. */
export async function monthsOf(tx: Tx, domainId: number, kind: KeptKind): Promise<string[]> {
  const { table, by, month, since } = keptTables[kind];
  const next = (from: Sql): Sql => sql`(select ${month} from ${sql.table(table)} t where t.domain_id = ${domainId} and ${since(from)}
    order by ${by} limit 1)`;
  const { rows } = await sql<{ month: string }>`with recursive months (month) as (
      select ${next(sql`'0001-01-01'::date`)} union all select ${next(sql`(m.month + interval '1 month')::date`)} from months m where m.month is not null)
    select month::text as month from months where month is not null order by 1`.execute(tx);
  return rows.map(({ month: found }) => found);
}

/** One month anew, after something of it was taken away. */
export async function countMonth(
  tx: Tx,
  { domainId, kind, month, now }: { domainId: number; kind: KeptKind; month: string; now: Date },
): Promise<void> {
  const { table, within } = keptTables[kind];
  await sql`insert into kept_months (domain_id, kind, month, rows, counted_at)
    select ${domainId}, ${kind}, ${month}::date, count(*), ${now} from ${sql.table(table)} t
      where t.domain_id = ${domainId} and ${within(sql`${month}::date`)}
    on conflict (domain_id, kind, month) do update set rows = excluded.rows, counted_at = excluded.counted_at`.execute(tx);
}

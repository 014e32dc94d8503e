import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { View } from "../view.ts";
import type { BulkActRow } from "./bulkActRow.ts";
import { recordNames } from "./recordNames.ts";

const mostNamed = 3;

/** The first records of each act by name, those it changed first; who is not to be seen any more is not named. */
export async function whomActed(
  tx: Tx,
  by: Caller,
  acts: readonly BulkActRow[],
  viewOf: (list: string) => View | undefined,
): Promise<ReadonlyMap<number, { id: number; name: string }[]>> {
  const { rows: lines } = await sql<{ act: number; ids: number[] }>`
    select a.id as act, array_agg(l.record_id order by l.place) as ids from unnest(${acts.map(({ id }) => id)}::bigint[]) a (id)
      cross join lateral (select record_id, row_number() over (order by outcome, record_id) as place from bulk_act_lines
        where domain_id = ${by.domainId} and act_id = a.id order by outcome, record_id limit ${mostNamed}) l group by a.id`.execute(tx);
  const idsOf = new Map(lines.map(({ act, ids }) => [act, ids]));
  const named = new Map<number, { id: number; name: string }[]>();
  for (const list of new Set(acts.map((act) => act.list))) {
    const view = viewOf(list);
    if (view === undefined) continue;
    const own = acts.filter((act) => act.list === list);
    const names = await recordNames(
      tx,
      view,
      own.flatMap(({ id }) => idsOf.get(id) ?? []),
    );
    for (const { id } of own)
      named.set(
        id,
        (idsOf.get(id) ?? []).flatMap((record) => (names.has(record) ? [{ id: record, name: names.get(record)! }] : [])),
      );
  }
  return named;
}

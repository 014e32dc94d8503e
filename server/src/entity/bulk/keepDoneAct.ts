import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Values, View } from "../view.ts";
import { presentAct } from "./bulkActRow.ts";
import { bulkLists } from "./bulkOffer.ts";

interface Done {
  action: string;
  what: unknown;
  /** What it changed of which record. */
  lines: readonly { id: number; before: Values; after: Values }[];
}

/** What a call of its own has done with many, kept as the acts are that the mechanism does itself: it is listed, and undone where its list offers that. */
export async function keepDoneAct(tx: Tx, house: House, { entity, caller }: View, { action, what, lines }: Done): Promise<BulkAct | null> {
  if (lines.length === 0) return null;
  const count = lines.length;
  const row = await tx
    .insertInto("bulkActs")
    .values({
      domainId: caller.domainId,
      createdBy: caller.userId,
      createdByDomainId: caller.homeDomainId,
      list: entity.name,
      action,
      what: JSON.stringify(what),
      state: "done",
      wanted: count,
      done: count,
      changed: count,
      endedAt: sql<Date>`now()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`insert into bulk_act_lines (domain_id, act_id, record_id, outcome, before, after)
    select ${caller.domainId}::bigint, ${row.id}::bigint, id, 'changed', before, after
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as each (id bigint, before jsonb, after jsonb)`.execute(tx);
  const undoable = bulkLists(house).get(entity.name)?.offers.get(action)?.giveBack !== undefined;
  return presentAct(row, undoable, house.now());
}

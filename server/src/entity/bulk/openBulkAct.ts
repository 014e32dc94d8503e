import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { View } from "../view.ts";
import { ownActs, presentAct } from "./bulkActRow.ts";
import type { BulkOffer } from "./bulkOffer.ts";
import { bulkQueue } from "./bulkQueue.ts";
import { chooseRecords, type Choice } from "./chooseRecords.ts";

/** So many acts of one person are under way at a time. */
const mostUnderWay = 3;

/** Keeps which records an act means, and has it done. */
export async function openBulkAct(
  tx: Tx,
  house: House,
  view: View,
  { action, offer, on, what }: { action: string; offer: BulkOffer; on: Choice; what: unknown },
): Promise<BulkAct> {
  const { entity: e, caller } = view;
  const { domainId, userId, homeDomainId } = caller;
  const { count: open } = await ownActs(tx, caller)
    .select(sql<number>`count(*)::int`.as("count"))
    .where("state", "in", ["working", "undoing"])
    .executeTakeFirstOrThrow();
  if (open >= mostUnderWay) throw new Problem(409, "BulkUnderWay", { details: { most: mostUnderWay } });
  const ids = await chooseRecords(tx, view, on);
  const row = await tx
    .insertInto("bulkActs")
    .values({
      domainId,
      createdBy: userId,
      createdByDomainId: homeDomainId,
      list: e.name,
      action,
      what: JSON.stringify(what),
      wanted: ids.length,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`insert into bulk_act_lines (domain_id, act_id, record_id)
    select ${domainId}::bigint, ${row.id}::bigint, chosen from unnest(${ids}::bigint[]) as chosen`.execute(tx);
  await writeEvent(tx, caller, {
    type: "bulkAct.begin",
    subject: { entity: "bulkAct", id: row.id },
    data: { list: e.name, action, records: ids.length, byFilter: !("ids" in on) },
  });
  await house.jobs.send(tx, bulkQueue, { domainId, actId: row.id, step: row.step });
  return presentAct(row, offer.giveBack !== undefined, house.now());
}

import { chosenBody, mostInAct } from "@vigil/model/entity/bulk/bulkWire";
import { sql } from "kysely";
import type { z } from "zod";
import { checked } from "../../http/checked.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { listParameters, listQuery } from "../listQuery.ts";
import { found } from "../listSql.ts";
import { resolved } from "../readRecords.ts";
import type { View } from "../view.ts";

export type Choice = z.output<typeof chosenBody>;

/**
 * The records that somebody chose. By a filter they are those that the list finds for them now, and as many as they saw: when there are
 * more or fewer by now, it is told and asked again, so that nobody acts on what they have not seen.
 */
export async function chooseRecords(tx: Tx, view: View, on: Choice): Promise<number[]> {
  if ("ids" in on) return [...new Set(on.ids)];
  const asked = listQuery(view.entity, { ...checked(listParameters(view.entity), on.matching, ["on", "matching"]), page: 1 }, view.caller);
  const plain = tx.withoutPlugins();
  const { from, where } = found(view, await resolved(plain, view, asked));
  const { rows } = await sql<{ id: number }>`select t.id from ${from} where ${where} order by t.id limit ${mostInAct + 1}`.execute(plain);
  if (rows.length > mostInAct) throw new Problem(422, "BulkTooMany", { field: "on", details: { most: mostInAct } });
  if (rows.length !== on.count)
    throw new Problem(409, "BulkCountChanged", { field: "on", details: { seen: on.count, count: rows.length } });
  const without = new Set(on.without);
  const ids = rows.map(({ id }) => id).filter((id) => !without.has(id));
  if (ids.length === 0) throw new Problem(422, "BulkNothing", { field: "on" });
  return ids;
}

import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { tableOf, visible } from "../listSql.ts";
import type { View } from "../view.ts";

/** Those of these records that the caller sees, however many they are. */
export async function seenAmong(tx: Tx, { entity, caller }: View, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select t.id from ${tableOf(entity)} t
    where ${visible(entity, "t", caller)} and t.id = any(${[...ids]}::bigint[]) order by t.id`.execute(tx.withoutPlugins());
  return rows.map(({ id }) => id);
}

import { relationOf } from "@vigil/model/entity/entity";
import { pathOf, recordPaths } from "@vigil/model/entity/path";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { selected, tableOf, visible } from "../listSql.ts";
import type { View } from "../view.ts";

/** What people know these records by, as far as the caller sees them. */
export async function recordNames(named: Tx, view: View, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { entity: e, caller } = view;
  const field = e.fields[e.title]!;
  const path = field.kind === "reference" ? recordPaths(e).find((text) => text.startsWith(`${relationOf(e.title)}.`)) : e.title;
  if (ids.length === 0 || path === undefined || !pathOf(e, path)) return new Map();
  const { rows } = await sql<Record<string, unknown>>`select ${selected({ ...view, rules: undefined }, [path])} from ${tableOf(e)} t
    where ${visible(e, "t", caller)} and t.id = any(${[...ids]}::bigint[])`.execute(named.withoutPlugins());
  return new Map(rows.map((row) => [row["id"] as number, String(row[path] ?? row["id"])]));
}

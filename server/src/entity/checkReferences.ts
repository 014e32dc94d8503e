import { entityNamed } from "@vigil/model/entity/path";
import { unfinishedCopy } from "@vigil/model/entity/rules";
import { sql } from "kysely";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { canBeCopied, tableOf, visible } from "./listSql.ts";
import type { Values, View } from "./view.ts";

/** Foreign keys look past row security: an id from outside is first found among what the caller sees. Ids that were there before may stay. */
export async function checkReferences(tx: Tx, view: View, values: Values, before: Record<string, unknown> = {}): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = view.entity.fields[name];
    if (field?.to === undefined || value === null) continue;
    const kept = [before[name] ?? []].flat();
    const ids = [...new Set([value].flat() as number[])].filter((id) => !kept.includes(id));
    if (ids.length === 0) continue;
    const target = entityNamed(field.to);
    const unfinished = canBeCopied(target) ? sql`o.unfinished_copy` : sql`false`;
    const { rows } = await sql<{ id: number; unfinished: boolean }>`select o.id, ${unfinished} as unfinished from ${tableOf(target)} o
      where ${visible(target, "o", view.caller)} and o.id = any(${ids}::bigint[])`.execute(tx);
    const found = new Set(rows.map(({ id }) => id));
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) throw new Problem(422, "ReferenceNotFound", { field: name, details: { ids: missing } });
    const refusal = unfinishedCopy(target);
    if (rows.some((row) => row.unfinished)) throw new Problem(refusal.status, refusal.code, { field: name });
  }
}

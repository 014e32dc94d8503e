import { readRecords, refusalsFor } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Nobody makes somebody whom they could not change: one with more rights, more sites, or less narrowed. */
export async function requireWritable(tx: Tx, view: View, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const row of await readRecords(tx, view, ids)) {
    const refusal = refusalsFor(view, row).edit;
    if (refusal) throw new Problem(refusal.status, refusal.code, { details: { ids: [row["id"]] } });
  }
}

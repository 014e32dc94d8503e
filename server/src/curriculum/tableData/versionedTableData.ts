import { tableData } from "@vigil/model/curriculum/tableData";
import { sql } from "kysely";
import type { ChangeOf } from "@vigil/model/entity/entity";
import type { View } from "../../entity/view.ts";
import { writeWords } from "../../entity/writeWords.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { keepsShared } from "../../identity/access/keepsShared.ts";

/** Switching on and off is no change of what is said. */
const unversioned = new Set(["id", "revision", "active"]);

/** A change goes to the next version; the one before stays, and is locked. */
export async function versionedTableData(
  tx: Tx,
  { caller }: View,
  change: ChangeOf<typeof tableData>,
): Promise<ChangeOf<typeof tableData>> {
  const { rows: found } = await sql<{ superseded: boolean; shared: boolean }>`
    select superseded_at is not null as superseded, owner_domain_id is null as shared from table_data
     where id = ${change.id} and (owner_domain_id = ${caller.domainId} or owner_domain_id is null) for share`.execute(tx);
  if (found[0]?.superseded) throw new Problem(423, "TableDataLocked");
  const guarded = found[0]?.shared === true && !keepsShared(caller);
  if (guarded || Object.keys(change).every((name) => unversioned.has(name))) return change;
  // the revision goes along: a change that names an older one is refused as everywhere
  const { rows } = await sql<{ id: number }>`
    with old as (update table_data set superseded_at = now() where id = ${change.id} and superseded_at is null returning *)
    insert into table_data (owner_domain_id, root_id, version, table_name, key, description, translations, unfinished_copy, active,
      created_by_domain_id, created_at, created_by, revision)
    select owner_domain_id, coalesce(root_id, id), version + 1, table_name, key, description, translations, unfinished_copy, active,
      created_by_domain_id, created_at, created_by, revision from old
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return change;
  await writeWords(tx, tableData, caller.domainId, [id]);
  return { ...change, id };
}

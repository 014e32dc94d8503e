import type { Entity } from "@vigil/model/entity/entity";
import type { ListViewBody, ListViewState } from "@vigil/model/entity/listView";
import { sql } from "kysely";
import type { NamedChange } from "../entity/named/namedSettings.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { fitView } from "./fitView.ts";
import { viewSettings } from "./viewSettings.ts";

/** What the list would refuse is refused where it is kept, by its name. */
function requireFit(e: Entity, by: Caller, state: ListViewState): void {
  const [left] = fitView(e, by, state).left;
  if (left !== undefined) throw new Problem(422, "FieldUnknown", { field: left });
}

export function addListView(tx: Tx, by: Caller, e: Entity, { name, shared, state }: ListViewBody): Promise<number> {
  return viewSettings.add(tx, by, { list: e.url }, { name, shared, state }, (kept) => requireFit(e, by, kept));
}

export async function changeListView(tx: Tx, by: Caller, e: Entity, id: number, change: NamedChange<ListViewState>): Promise<void> {
  const before = await viewSettings.change(tx, by, id, change, (kept) => requireFit(e, by, kept));
  // who sees it no more does not begin with it either
  if (before.shared && change.shared === false)
    await sql`delete from list_view_standards where domain_id = ${by.domainId} and list_view_id = ${id}
      and (home_domain_id, user_id) <> (${before.homeDomainId}, ${before.userId})`.execute(tx);
}

import { mostListViews, type ListViewBody, type ListViewState } from "@vigil/model/entity/listView";
import type { Entity } from "@vigil/model/entity/entity";
import { textKey } from "@vigil/model/identity/textKey";
import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { fitView } from "./fitView.ts";
import { editableView, mayShare, type KeptView } from "./listViews.ts";

/** What the log tells of a view: how it is arranged, never what was searched for, which may be somebody's name. */
const told = ({ name, shared, state }: Pick<KeptView, "name" | "shared" | "state">) => ({
  name,
  shared,
  filters: Object.keys(state.filters).join(", "),
  order: state.order,
  columns: state.columns.map((column) => column.name).join(", "),
});

/** What the list would refuse is refused where it is kept, by its name. */
function requireFit(e: Entity, by: Caller, state: ListViewState): void {
  const [left] = fitView(e, by, state).left;
  if (left !== undefined) throw new Problem(422, "FieldUnknown", { field: left });
}

function requireShare(by: Caller): void {
  if (!mayShare(by)) throw new Problem(403, "ListViewNotShared");
}

export async function addListView(tx: Tx, by: Caller, e: Entity, { name, shared, state }: ListViewBody): Promise<number> {
  const { domainId, homeDomainId, userId } = by;
  if (shared) requireShare(by);
  requireFit(e, by, state);
  // two windows of one person wait for each other here: the count holds
  await sql`select pg_advisory_xact_lock(hashtextextended(${`listViews ${domainId} ${homeDomainId} ${userId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from list_views where domain_id = ${domainId}
    and home_domain_id = ${homeDomainId} and user_id = ${userId} and list = ${e.url}`.execute(tx);
  if (rows[0]!.count >= mostListViews) throw new Problem(422, "ListViewTooMany", { details: { maximum: mostListViews } });
  const { id } = await tx
    .insertInto("listViews")
    .values({
      domainId,
      homeDomainId,
      userId,
      createdBy: userId,
      list: e.url,
      name,
      nameKey: textKey(name),
      shared,
      state: JSON.stringify(state),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeEvent(tx, by, {
    type: "listView.create",
    subject: { entity: "listView", id },
    data: { list: e.url, after: told({ name, shared, state }) },
  });
  return id;
}

export interface ListViewChange {
  revision: number;
  name?: string | undefined;
  shared?: boolean | undefined;
  state?: ListViewState | undefined;
}

/** A revision that is not the newest is refused: somebody changed the view meanwhile. */
export async function changeListView(tx: Tx, by: Caller, e: Entity, id: number, { revision, ...change }: ListViewChange): Promise<void> {
  const before = await editableView(tx, by, id);
  const { name = before.name, shared = before.shared, state = before.state } = change;
  if (shared) requireShare(by);
  if (change.state) requireFit(e, by, change.state);
  const changed = await tx
    .updateTable("listViews")
    .set({
      name,
      nameKey: textKey(name),
      shared,
      state: JSON.stringify(state),
      revision: sql`revision + 1`,
      updatedAt: sql`now()`,
    })
    .where("domainId", "=", by.domainId)
    .where("id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Problem(409, "StaleRecord", { details: { revision: before.revision, named: revision } });
  // who sees it no more does not begin with it either
  if (before.shared && !shared)
    await sql`delete from list_view_standards where domain_id = ${by.domainId} and list_view_id = ${id}
      and (home_domain_id, user_id) <> (${before.homeDomainId}, ${before.userId})`.execute(tx);
  await writeEvent(tx, by, {
    type: "listView.update",
    subject: { entity: "listView", id },
    data: { list: e.url, before: told(before), after: told({ name, shared, state }) },
  });
}

export async function deleteListView(tx: Tx, by: Caller, id: number): Promise<void> {
  const before = await editableView(tx, by, id);
  await tx.deleteFrom("listViews").where("domainId", "=", by.domainId).where("id", "=", id).execute();
  await writeEvent(tx, by, {
    type: "listView.delete",
    subject: { entity: "listView", id },
    data: { list: before.list, before: told(before) },
  });
}

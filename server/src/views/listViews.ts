import type { ListView } from "@vigil/model/entity/listView";
import type { Entity } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { fitView } from "./fitView.ts";
import { viewSettings } from "./viewSettings.ts";

const shownTo = (by: Caller, e: Entity, view: Awaited<ReturnType<typeof viewSettings.one>>, standard: number | undefined): ListView => ({
  id: view.id,
  revision: view.revision,
  name: view.name,
  shared: view.shared,
  own: viewSettings.isOwn(by, view),
  standard: view.id === standard,
  mayEdit: viewSettings.mayEdit(by, view),
  ...fitView(e, by, view.state),
});

/** By name; what one sees first is marked. */
export async function listViews(tx: Tx, by: Caller, e: Entity): Promise<ListView[]> {
  const views = await viewSettings.all(tx, by, { list: e.url });
  if (views.length === 0) return [];
  const standard = await standardOf(tx, by, e.url);
  return views.map((view) => shownTo(by, e, view, standard));
}

export async function oneView(tx: Tx, by: Caller, e: Entity, id: number): Promise<ListView> {
  return shownTo(by, e, await viewSettings.one(tx, by, id), await standardOf(tx, by, e.url));
}

async function standardOf(tx: Tx, { domainId, homeDomainId, userId }: Caller, list: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom("listViewStandards")
    .select("listViewId")
    .where("domainId", "=", domainId)
    .where("homeDomainId", "=", homeDomainId)
    .where("userId", "=", userId)
    .where("list", "=", list)
    .executeTakeFirst();
  return row?.listViewId;
}

/** What the caller sees first of a list; null = as the list usually stands. */
export async function chooseStandard(tx: Tx, by: Caller, list: string, id: number | null): Promise<void> {
  const { domainId, homeDomainId, userId } = by;
  if (id === null) {
    await sql`delete from list_view_standards where domain_id = ${domainId} and home_domain_id = ${homeDomainId}
      and user_id = ${userId} and list = ${list}`.execute(tx);
    return;
  }
  const view = await viewSettings.one(tx, by, id);
  if (view.list !== list) throw new Problem(404, "ListViewNotFound");
  await tx
    .insertInto("listViewStandards")
    .values({ domainId, homeDomainId, userId, list, listViewId: id })
    .onConflict((conflict) => conflict.columns(["domainId", "homeDomainId", "userId", "list"]).doUpdateSet({ listViewId: id }))
    .execute();
}

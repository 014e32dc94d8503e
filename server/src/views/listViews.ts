import type { ListView } from "@vigil/model/entity/listView";
import type { Entity } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { fitView } from "./fitView.ts";

export const mayShare = ({ permissions }: Caller): boolean => permissions.has("views:share");

const chosen = ["id", "revision", "list", "name", "shared", "homeDomainId", "userId", "state"] as const;

/** Views that the caller sees: their own, and those that are shared. */
const seen = (tx: Tx, { domainId, homeDomainId, userId }: Caller) =>
  tx
    .selectFrom("listViews")
    .select(chosen)
    .where("domainId", "=", domainId)
    .where((or) => or.or([or("shared", "=", true), or.and([or("homeDomainId", "=", homeDomainId), or("userId", "=", userId)])]));

export type KeptView = Awaited<ReturnType<ReturnType<typeof seen>["execute"]>>[number];

const isOwn = ({ homeDomainId, userId }: Caller, view: KeptView): boolean => view.homeDomainId === homeDomainId && view.userId === userId;
/** One's own, unless it was shared by somebody who may no more; what others shared is kept by those who may share. */
const mayEdit = (by: Caller, view: KeptView): boolean => (view.shared ? mayShare(by) : isOwn(by, view));

const shownTo = (by: Caller, e: Entity, view: KeptView, standard: number | undefined): ListView => ({
  id: view.id,
  revision: view.revision,
  name: view.name,
  shared: view.shared,
  own: isOwn(by, view),
  standard: view.id === standard,
  mayEdit: mayEdit(by, view),
  ...fitView(e, by, view.state),
});

/** By name; what one sees first is marked. */
export async function listViews(tx: Tx, by: Caller, e: Entity): Promise<ListView[]> {
  const views = await seen(tx, by).where("list", "=", e.url).orderBy("name").orderBy("id").execute();
  if (views.length === 0) return [];
  const standard = await standardOf(tx, by, e.url);
  return views.map((view) => shownTo(by, e, view, standard));
}

export async function oneView(tx: Tx, by: Caller, e: Entity, id: number): Promise<ListView> {
  return shownTo(by, e, await seenView(tx, by, id), await standardOf(tx, by, e.url));
}

/** What nobody shared with the caller is not there for them. */
export async function seenView(tx: Tx, by: Caller, id: number): Promise<KeptView> {
  const view = await seen(tx, by).where("id", "=", id).executeTakeFirst();
  if (!view) throw new Problem(404, "ListViewNotFound");
  return view;
}

export async function editableView(tx: Tx, by: Caller, id: number): Promise<KeptView> {
  const view = await seenView(tx, by, id);
  if (!mayEdit(by, view)) throw new Problem(403, "ListViewOfOthers");
  return view;
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
  const view = await seenView(tx, by, id);
  if (view.list !== list) throw new Problem(404, "ListViewNotFound");
  await tx
    .insertInto("listViewStandards")
    .values({ domainId, homeDomainId, userId, list, listViewId: id })
    .onConflict((conflict) => conflict.columns(["domainId", "homeDomainId", "userId", "list"]).doUpdateSet({ listViewId: id }))
    .execute();
}

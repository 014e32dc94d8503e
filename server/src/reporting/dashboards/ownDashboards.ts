import { mostDashboards, type Dashboard, type DashboardBody } from "@vigil/model/reporting/dashboards/dashboard";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { writeEvent } from "../writeEvent.ts";

const shown = ["id", "revision", "title", "favorite", "items"] as const;

/** In the order they were made. */
export const ownDashboards = (tx: Tx, { domainId, homeDomainId, userId }: Caller): Promise<Dashboard[]> =>
  tx
    .selectFrom("dashboards")
    .select(shown)
    .where("domainId", "=", domainId)
    .where("homeDomainId", "=", homeDomainId)
    .where("userId", "=", userId)
    .orderBy("id")
    .execute();

export async function addDashboard(tx: Tx, by: Caller, { title, favorite, items }: DashboardBody): Promise<Dashboard> {
  const { domainId, homeDomainId, userId } = by;
  if ((await ownDashboards(tx, by)).length >= mostDashboards)
    throw new Problem(422, "DashboardTooMany", { details: { maximum: mostDashboards } });
  if (favorite) await loseFavorite(tx, by);
  const made = await tx
    .insertInto("dashboards")
    .values({ domainId, homeDomainId, userId, createdBy: userId, title, favorite, items: JSON.stringify(items) })
    .returning(shown)
    .executeTakeFirstOrThrow();
  await tell(tx, by, "dashboard.create", made);
  return made;
}

/** A revision that is not the newest is refused: the same person changed it elsewhere. */
export async function changeDashboard(tx: Tx, by: Caller, id: number, { revision, ...body }: DashboardBody & { revision: number }) {
  const { domainId, homeDomainId, userId } = by;
  if (body.favorite) await loseFavorite(tx, by, id);
  const changed = await tx
    .updateTable("dashboards")
    .set({
      title: body.title,
      favorite: body.favorite,
      items: JSON.stringify(body.items),
      revision: sql`revision + 1`,
      updatedAt: sql`now()`,
    })
    .where("domainId", "=", domainId)
    .where("homeDomainId", "=", homeDomainId)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .where("revision", "=", revision)
    .returning(shown)
    .executeTakeFirst();
  if (changed) {
    await tell(tx, by, "dashboard.update", changed);
    return changed;
  }
  const found = (await ownDashboards(tx, by)).find((each) => each.id === id);
  if (!found) throw new Problem(404, "DashboardNotFound");
  throw new Problem(409, "StaleRecord", { details: { revision: found.revision, named: revision } });
}

export async function deleteDashboard(tx: Tx, by: Caller, id: number): Promise<void> {
  const { domainId, homeDomainId, userId } = by;
  const gone = await tx
    .deleteFrom("dashboards")
    .where("domainId", "=", domainId)
    .where("homeDomainId", "=", homeDomainId)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returning(shown)
    .executeTakeFirst();
  if (!gone) throw new Problem(404, "DashboardNotFound");
  await tell(tx, by, "dashboard.delete", gone);
}

/** One opens first. */
async function loseFavorite(tx: Tx, { domainId, homeDomainId, userId }: Caller, except = 0): Promise<void> {
  await tx
    .updateTable("dashboards")
    .set({ favorite: false, revision: sql`revision + 1`, updatedAt: sql`now()` })
    .where("domainId", "=", domainId)
    .where("homeDomainId", "=", homeDomainId)
    .where("userId", "=", userId)
    .where("favorite", "=", true)
    .where("id", "<>", except)
    .execute();
}

const tell = (tx: Tx, by: Caller, type: "dashboard.create" | "dashboard.update" | "dashboard.delete", { id, title, items }: Dashboard) =>
  writeEvent(tx, by, { type, subject: { entity: "dashboard", id }, data: { title, widgets: items.map(({ widget }) => widget) } });

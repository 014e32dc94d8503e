import type { ImageAct } from "@vigil/model/imageLibrary/imageAct";
import type { LibraryImageState } from "@vigil/model/imageLibrary/image";
import { sql } from "kysely";
import type { Change, Values, View } from "../../entity/view.ts";
import { requireOwner } from "../../identity/access/requireOwner.ts";
import { writeEvents } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** How images stand and who decided so, as undoing an act on many wants it. */
export async function statesOf(tx: Tx, _view: View, ids: readonly number[]): Promise<ReadonlyMap<number, Values>> {
  const rows = await tx
    .selectFrom("images")
    .select(["id", "state", "stateReason", "approvedBy", "approvedByDomainId", "decidedBy", "decidedByDomainId"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, ...values }) => [id, values]));
}

const told: Record<LibraryImageState, ImageAct> = { draft: "restore", returned: "sendBack", approved: "approve", archived: "archive" };

/** As they stood before, with those who decided so then: whoever takes back an act approves nothing by it. */
export async function giveBackStates(tx: Tx, { caller }: View, changes: readonly Change[]): Promise<void> {
  const ids = changes.map(({ id }) => id);
  requireOwner(caller, ...(await tx.selectFrom("images").select("ownerDomainId").where("id", "in", ids).execute()));
  for (const { id, ...values } of changes)
    await tx
      .updateTable("images")
      .set({ ...values, revision: sql<number>`revision + 1`, updatedAt: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
  const rows = await tx.selectFrom("images").select(["id", "state"]).where("id", "in", ids).orderBy("id").execute();
  await writeEvents(
    tx,
    caller,
    rows.map(({ id, state }) => ({ type: `image.${told[state]}` as const, subject: { entity: "image", id }, data: { undone: true } })),
  );
}

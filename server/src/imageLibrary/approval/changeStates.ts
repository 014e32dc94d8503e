import { imageActs, type ImageAct } from "@vigil/model/imageLibrary/imageAct";
import type { LibraryImageState } from "@vigil/model/imageLibrary/image";
import type { Caller } from "../../identity/access/caller.ts";
import { requireOwner } from "../../identity/access/requireOwner.ts";
import { Problem } from "../../problem.ts";
import { writeEvents } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { refuseOwnImages } from "./approval.ts";
import { decidersOf } from "./decidersOf.ts";
import { refuseIncomplete } from "./refuseIncomplete.ts";

interface Wanted {
  ids: readonly number[];
  /** Only what still stands there is changed. */
  from?: LibraryImageState | undefined;
  reason?: string | undefined;
}

/** Images come into use and out of it; what they show never changes. All of those named, or none. */
export async function changeStates(tx: Tx, asker: Caller, act: ImageAct, { ids, from, reason }: Wanted) {
  const { from: allowed, to } = imageActs[act];
  const states = from === undefined ? allowed : [from];
  const found = await tx.selectFrom("images").select(["id", "ownerDomainId"]).where("id", "in", ids).execute();
  const missing = ids.filter((id) => !found.some((image) => image.id === id));
  if (missing.length > 0) throw new Problem(404, "NotFound", { details: { ids: missing } });
  requireOwner(asker, ...found);
  if (act === "approve") {
    await refuseOwnImages(tx, asker, ids);
    await refuseIncomplete(tx, ids);
  }
  const by = { decidedBy: asker.userId, decidedByDomainId: asker.homeDomainId };
  const approval =
    to === "approved"
      ? { approvedBy: asker.userId, approvedByDomainId: asker.homeDomainId }
      : to === "archived"
        ? {} // who brought it into use stays with it
        : { approvedBy: null, approvedByDomainId: null };
  const changed = await tx
    .updateTable("images")
    .set((row) => ({
      state: to,
      stateReason: reason ?? "",
      updatedAt: new Date(),
      revision: row("revision", "+", 1),
      ...by,
      ...approval,
    }))
    .where("id", "in", ids)
    .where("state", "in", states)
    .returning(["id", "state"])
    .execute();
  const refused = ids.filter((id) => !changed.some((image) => image.id === id));
  if (refused.length > 0) throw new Problem(409, "ImageStateRefused", { details: { ids: refused, first: await decidersOf(tx, refused) } });
  await writeEvents(
    tx,
    asker,
    changed.map(({ id }) => ({
      type: `image.${act}` as const,
      subject: { entity: "image", id },
      ...(reason ? { data: { reason } } : {}),
    })),
  );
  return changed;
}

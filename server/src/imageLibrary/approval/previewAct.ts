import { type ActPreview, type ImageAct, leftOut, whyLeftOut } from "@vigil/model/imageLibrary/imageAct";
import { imageFaults } from "@vigil/model/imageLibrary/imageRules";
import type { Caller } from "../../identity/access/caller.ts";
import { keepsShared } from "../../identity/access/keepsShared.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { isMaker, makersOf } from "./approval.ts";
import { readRendered, statedViews } from "./statedImage.ts";

/** What would become of images that an act is asked for, in the order they were named; nothing is changed. */
export async function previewAct(tx: Tx, asker: Caller, act: ImageAct, ids: readonly number[]): Promise<ActPreview> {
  const found = new Map(
    (await tx.selectFrom("images").select(["id", "state", "ownerDomainId"]).where("id", "in", ids).execute()).map((image) => [
      image.id,
      image,
    ]),
  );
  const makers = act === "approve" ? await makersOf(tx, ids) : new Map();
  const rendered = act === "approve" ? await readRendered(tx, ids) : [];
  const incomplete = new Set(rendered.flatMap(({ id, stated, views }) => (imageFaults(stated, statedViews(views)).length > 0 ? [id] : [])));
  const seen = [...new Set(ids)].map((id) => {
    const image = found.get(id);
    const why = whyLeftOut(
      act,
      image && {
        state: image.state,
        mine: isMaker(asker, makers.get(id)),
        incomplete: incomplete.has(id),
        others: image.ownerDomainId === null && !keepsShared(asker),
      },
    );
    return { id, why };
  });
  const idsOf = (wanted: (typeof leftOut)[number] | undefined) => seen.filter(({ why }) => why === wanted).map(({ id }) => id);
  return { ready: idsOf(undefined), left: leftOut.map((why) => ({ why, ids: idsOf(why) })).filter(({ ids: left }) => left.length > 0) };
}

import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { type ActPreview, type ImageAct, type LeftOut, leftOut, whyLeftOut } from "@vigil/model/imageLibrary/imageAct";
import { imageFaults } from "@vigil/model/imageLibrary/imageRules";
import type { Caller } from "../../identity/access/caller.ts";
import { keepsShared } from "../../identity/access/keepsShared.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { isMaker, makersOf } from "./approval.ts";
import { readRendered, statedViews } from "./statedImage.ts";

/** What would become of images that an act is asked for, in the order they were named; nothing is changed. */
export async function previewAct(tx: Tx, asker: Caller, act: ImageAct, ids: readonly number[]): Promise<ActPreview> {
  const named = [...new Set(ids)];
  const seen: Seen[] = [];
  for (let from = 0; from < named.length; from += mostAtOnce)
    seen.push(...(await look(tx, asker, act, named.slice(from, from + mostAtOnce))));
  const idsOf = (wanted: LeftOut | undefined) => seen.filter(({ why }) => why === wanted).map(({ id }) => id);
  const ready = idsOf(undefined);
  return {
    count: ready.length,
    ready: ready.slice(0, mostAtOnce),
    left: leftOut.flatMap((why) => {
      const left = idsOf(why);
      return left.length > 0 ? [{ why, count: left.length, ids: left.slice(0, mostAtOnce) }] : [];
    }),
  };
}

interface Seen {
  id: number;
  why: LeftOut | undefined;
}

async function look(tx: Tx, asker: Caller, act: ImageAct, ids: readonly number[]): Promise<Seen[]> {
  const found = new Map(
    (await tx.selectFrom("images").select(["id", "state", "ownerDomainId"]).where("id", "in", ids).execute()).map((image) => [
      image.id,
      image,
    ]),
  );
  const makers = act === "approve" ? await makersOf(tx, ids) : new Map();
  const rendered = act === "approve" ? await readRendered(tx, ids) : [];
  const incomplete = new Set(rendered.flatMap(({ id, stated, views }) => (imageFaults(stated, statedViews(views)).length > 0 ? [id] : [])));
  return ids.map((id) => {
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
}

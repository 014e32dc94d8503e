import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { TruthBefore } from "../../storage/trainingTables.ts";

export interface RuledImage {
  id: number;
  revision: number;
  state: string;
  shared: boolean;
  categories: string[];
  views: { width: number; height: number }[];
  before: TruthBefore;
}

/** An image whose key may be corrected, and what is true of it now. Results of all people are moved by it: who sees a part of them may not. */
export async function readRuled(tx: Tx, { domainId, companies }: Caller, id: number, lock = false): Promise<RuledImage> {
  if (companies !== "all") throw new Problem(403, "Forbidden");
  // what all domains share is locked by nobody who does not keep it: row security hides it from such a lock
  if (lock) await tx.selectFrom("images").select("id").where("id", "=", id).forUpdate().execute();
  const row = await tx
    .selectFrom("images as image")
    .innerJoin("imageTruths as truth", "truth.imageId", "image.id")
    .innerJoin("imageLibraries as library", "library.id", "image.libraryId")
    .select(["image.id", "image.revision", "image.state", "image.ownerDomainId", "image.decision", "image.category", "image.views"])
    .select(["truth.threatDescription", "truth.threats", "truth.bodies", "library.threatCategories", "image.fixed"])
    .select((of) =>
      of
        .exists(of.selectFrom("imagesOut").select("imageId").where("domainId", "=", domainId).whereRef("imageId", "=", "image.id"))
        .$castTo<boolean>()
        .as("out"),
    )
    .where("image.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, "NotFound");
  if (!row.fixed) throw new Problem(409, "ImageNeverApproved");
  const { decision, category, threatDescription, threats, bodies, out } = row;
  return {
    id: row.id,
    revision: row.revision,
    state: row.state,
    shared: row.ownerDomainId === null,
    categories: row.threatCategories,
    views: row.views.map(({ width, height }) => ({ width, height })),
    before: { decision, category, threatDescription, threats, bodies, out },
  };
}

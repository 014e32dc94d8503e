import type { LibraryImageState } from "@vigil/model/imageLibrary/image";
import { isUnfinished } from "@vigil/model/imageLibrary/imageAct";
import type { MarkedThreat, StatedImage, StatedView } from "@vigil/model/imageLibrary/imageRules";
import type { TruthPolygon } from "@vigil/model/simulator/wire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { PicturedView } from "../../storage/catalogueTables.ts";
import { isPictured } from "../image/viewFile.ts";
import { requireOwner } from "../../identity/access/requireOwner.ts";

/** An image that was rendered elsewhere, as its rules look at it. */
export interface RenderedImage {
  id: number;
  libraryId: number;
  ownerDomainId: number | null;
  revision: number;
  state: LibraryImageState;
  fixed: boolean;
  views: PicturedView[];
  stated: StatedImage;
}

/** Of these images those that were rendered elsewhere, with what is said to be true about them. */
export async function readRendered(tx: Tx, ids: readonly number[], lock = false): Promise<RenderedImage[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom("images as image")
    .innerJoin("imageTruths as truth", "truth.imageId", "image.id")
    .select(["image.id", "image.libraryId", "image.ownerDomainId", "image.revision", "image.state", "image.fixed", "image.views"])
    .select(["image.kind", "image.decision", "image.category", "truth.threatDescription", "truth.threats"])
    .where("image.id", "in", ids)
    .orderBy("image.id")
    .$if(lock, (query) => query.forUpdate("image"))
    .execute();
  return rows.flatMap(({ views, kind, decision, category, threatDescription, threats, ...row }) => {
    const pictured = views.filter(isPictured);
    if (pictured.length === 0) return [];
    const stated = { kind, decision, threatCategory: category, threatDescription, threats: threatsOf(threats) };
    return [{ ...row, views: pictured, stated }];
  });
}

/** One image of these that may be changed now, locked. */
export async function lockDraft(tx: Tx, asker: Pick<Caller, "permissions">, id: number): Promise<RenderedImage> {
  const known = await tx.selectFrom("images").select("ownerDomainId").where("id", "=", id).executeTakeFirst();
  if (!known) throw new Problem(404, "NotFound");
  requireOwner(asker, known);
  const [image] = await readRendered(tx, [id], true);
  if (!image) throw new Problem(409, "ImageMeasured");
  if (image.fixed) throw new Problem(409, "ImageFixed");
  if (!isUnfinished(image.state)) throw new Problem(409, "ImageStateRefused");
  return image;
}

export const statedViews = (views: readonly PicturedView[]): StatedView[] =>
  views.map(({ width, height, pictures }) => ({ width, height, shown: pictures.COL !== undefined }));

/** Stored polygon by polygon, each with the number of its threat; a threat that is not marked yet has one without points. */
function threatsOf(polygons: readonly TruthPolygon[]): MarkedThreat[] {
  const byThreat = Map.groupBy(polygons, ({ threat }) => threat ?? 0);
  return [...byThreat.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, [first, ...rest]]) => ({
      category: first!.category ?? "",
      name: first!.name,
      polygons: [first!, ...rest].filter(({ points }) => points.length > 0).map(({ view, points }) => ({ view, points })),
    }));
}

export const polygonsOf = (threats: readonly MarkedThreat[]): TruthPolygon[] =>
  threats.flatMap(({ category, name, polygons }, threat) =>
    (polygons.length > 0 ? polygons : [{ view: 0, points: [] }]).map(({ view, points }) => ({
      view,
      points: points.map(([x, y]): [number, number] => [x, y]),
      category,
      name,
      threat,
    })),
  );

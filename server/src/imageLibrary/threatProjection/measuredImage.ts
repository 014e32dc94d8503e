import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import type { Pictured } from "@vigil/xray/threatProjection/projectOnto";
import { z } from "zod";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { ScannedView } from "../../storage/catalogueTables.ts";
import { isPictured } from "../image/viewFile.ts";

type Known = Pictured["known"];
interface MeasuredImage extends Known {
  id: number;
  libraryId: number;
  recipe: unknown;
  views: ScannedView[];
}

const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
const category = z.enum(threatCategories).nullable().catch(null); // libraries may have categories of their own

/** An image that a scanner measured, with all that is known about it; refused when it is one of finished pictures, or in the archive. */
export async function measuredImage(tx: Tx, id: number): Promise<MeasuredImage> {
  const image = await tx
    .selectFrom("images as image")
    .innerJoin("imageTruths as truth", "truth.imageId", "image.id")
    .select(["image.id", "image.libraryId", "image.views", "image.bagType", "image.manifest", "image.category", "image.difficulty"])
    .select(["truth.recipe", "truth.threatDescription", "truth.threats", "truth.innocents", "truth.contents"])
    .where("image.id", "=", id)
    .executeTakeFirst();
  if (!image) throw new Problem(404, "NotFound");
  const views = image.views.filter((view): view is ScannedView => !isPictured(view));
  if (views.length === 0 || views.length < image.views.length) throw new Problem(409, "ProjectionNeedsMeasurement");
  const polygons = (stored: typeof image.threats): Known["threats"] =>
    stored.map(({ view, points, category: kept, name }) => ({
      view,
      points: points.map(([x, y]) => [x, y]),
      category: category.parse(kept),
      name,
    }));
  return {
    ...image,
    views,
    category: category.parse(image.category),
    difficulty: level.parse(image.difficulty),
    threats: polygons(image.threats),
    innocents: polygons(image.innocents),
  };
}

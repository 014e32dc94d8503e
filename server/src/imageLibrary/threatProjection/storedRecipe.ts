import { concealments, threatCategories } from "@vigil/model/imageLibrary/recipe";
import { MOST_PROJECTIONS, threatPlaceSchema } from "@vigil/model/imageLibrary/threatProjection";
import { isKind } from "@vigil/xray/catalogue/catalogue";
import { isScannerName, type ScannerName } from "@vigil/xray/geometry/scanners";
import { z } from "zod";

const place = threatPlaceSchema.refine(({ kind }) => isKind(kind));
const scanner = z.custom<ScannerName>((name) => typeof name === "string" && isScannerName(name));
const projections = z.array(place).max(MOST_PROJECTIONS);

/** `image_truths.recipe` of a bag that can be made again. It may have come with an import, so nothing is taken on trust. */
export const bagRecipe = z.strictObject({
  seed: z.int().min(0),
  scanner,
  threat: z.strictObject({ category: z.enum(threatCategories), kind: z.string().refine(isKind).optional() }).nullable(),
  concealment: z.enum(concealments).optional(),
  profile: z.string().max(60).optional(),
  containers: z.array(z.string().max(60)).max(50).optional(),
  packing: z.int().optional(),
  detector: z.int().optional(),
  projections: projections.optional(),
});

/** What is kept of an image whose threat was added to stored pictures: which ones, and the threats so far. */
export const picturesRecipe = z.strictObject({ scanner, pictures: z.array(z.string()), projections });

export const projectionsOf = (recipe: unknown): z.infer<typeof projections> =>
  bagRecipe.safeParse(recipe).data?.projections ?? picturesRecipe.safeParse(recipe).data?.projections ?? [];

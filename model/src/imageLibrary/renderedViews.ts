import { z } from "zod";

/** The views of an image that was rendered elsewhere, as its record carries them; no other image's views are of this shape. */
export const renderedViews = z
  .array(
    z.object({
      width: z.int(),
      height: z.int(),
      pictures: z.record(z.string(), z.object({ file: z.string(), bytes: z.int() })),
    }),
  )
  .min(1);

/** The polygons of an image's record; one without points stands for a threat that is not marked yet. */
export const markedPolygons = z.array(
  z.object({
    view: z.int(),
    points: z.array(z.tuple([z.number(), z.number()])),
    category: z.string().nullable(),
    name: z.string(),
    threat: z.int().optional(),
  }),
);
export type MarkedPolygon = z.infer<typeof markedPolygons>[number];

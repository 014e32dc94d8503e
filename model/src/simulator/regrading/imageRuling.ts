import { z } from "zod";

/** Whether a region lies on its view is asked of the view. */
const pixel = z.int().min(0).max(100_000);
const mostPoints = 200;
const region = z.strictObject({
  view: z.int().min(0).max(15),
  points: z
    .array(z.tuple([pixel, pixel]))
    .min(3)
    .max(mostPoints),
});

/**
 * What is true of an image whose key was wrong: it holds this threat, in these regions or where it was marked before; it is innocent; or it is
 * taken out, and nobody is judged by it.
 */
export const imageRuling = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("threat"),
    decision: z.enum(["R", "H"]),
    category: z.string().trim().min(1).max(60),
    description: z.string().trim().min(1).max(500),
    regions: z.array(region).max(30).nullable(),
  }),
  z.strictObject({ kind: z.literal("innocent") }),
  z.strictObject({ kind: z.literal("out") }),
]);
export type ImageRuling = z.infer<typeof imageRuling>;

import { z } from "zod";
import { imageStates } from "./image.ts";

/** An image holds no more threats put in by hand than this. */
export const MOST_PROJECTIONS = 3;
export const LONGEST_DESCRIPTION = 500;

/** Millimetres from the middle of the belt: across it, along it, up. Wider than any tunnel. */
export const placeBounds = { x: [-400, 400], y: [-600, 600], z: [0, 500] } as const;

const between = ([least, most]: readonly [number, number]) => z.number().min(least).max(most);
const degrees = between([-360, 360]);

/** A threat put into the bag of an image by hand: which article, where its middle lies and how it is turned around x, then y, then z. */
export const threatPlaceSchema = z.strictObject({
  kind: z.string().min(1).max(60),
  /** Which making of the kind. */
  seed: z.int().min(0).max(0xffffffff),
  position: z.tuple([between(placeBounds.x), between(placeBounds.y), between(placeBounds.z)]),
  turnDegrees: z.tuple([degrees, degrees, degrees]),
});

export const projectionSchema = threatPlaceSchema.extend({
  /** What learners read about it; empty = the catalogue's words. */
  description: z.string().trim().max(LONGEST_DESCRIPTION).default(""),
  /** Where the new image goes; null = to the library of the bag. */
  imageLibraryId: z.int().positive().nullable().default(null),
});
export type Projection = z.input<typeof projectionSchema>;

export const projectionAnswer = z.object({
  id: z.int(),
  decision: z.enum(["H", "R"]),
  difficulty: z.int(),
  /** The bag was made again from its recipe; otherwise its densities were found from its pictures. */
  exact: z.boolean(),
});
export type ProjectionAnswer = z.infer<typeof projectionAnswer>;

export const BAGS_AT_ONCE = 24;

export const bagQuery = z.object({
  decision: z.enum(["P", "H", "R"]).optional(),
  difficulty: z.coerce.number().int().min(1).max(5).optional(),
  /** Only images with smaller numbers: the next page. */
  before: z.coerce.number().int().positive().optional(),
});

export const bagsAnswer = z.object({
  bags: z.array(
    z.object({
      id: z.int(),
      bagType: z.string(),
      decision: z.enum(["P", "H", "R"]),
      difficulty: z.int(),
      state: z.enum(imageStates),
    }),
  ),
  more: z.boolean(),
});
export type BagsAnswer = z.infer<typeof bagsAnswer>;

import { z } from "zod";

const seed = z.int().min(0).max(0xffffffff);
const millimetres = z.number().positive().max(500);
/** How a thing lies: as it is made, raised on its long edge, or stood on its end. */
const pose = z.enum(["flat", "edge", "end"]);

/** By what an outline finds it; a kind or material names itself when this is missing. */
const name = z.string().min(1).max(60);

const articleItem = z.strictObject({
  /** A kind of the catalogue. */
  article: z.string().min(1),
  seed: seed.optional(),
  pose: pose.optional(),
  turnDegrees: z.number().min(-360).max(360).optional(),
  name: name.optional(),
});

const solidItem = z.strictObject({
  solid: z.enum(["box", "ball", "rod"]),
  material: z.string().min(1),
  /** Across the belt, along the belt, upwards. */
  size: z.tuple([millimetres, millimetres, millimetres]),
  pose: pose.optional(),
  turnDegrees: z.number().min(-360).max(360).optional(),
  name: name.optional(),
});

/** What a live scan shows. Data from which the learner's browser makes the picture; nothing of it is a picture. */
export const scanSubject = z.discriminatedUnion("show", [
  /** A whole bag, packed from a seed as the bags of a library are. */
  z.strictObject({
    show: z.literal("bag"),
    seed,
    profile: z.string().min(1).optional(),
    containers: z.array(z.string().min(1)).min(1).optional(),
    threat: z.strictObject({ category: z.string().min(1), kind: z.string().min(1).optional() }).optional(),
    /** How the threat is packed; drawn from the seed when missing. */
    concealment: z.enum(["open", "covered", "inside"]).optional(),
    /** The scanner's name; the usual one when missing. */
    scanner: z.string().min(1).max(60).optional(),
  }),
  /** Things on the bare belt: each place holds a stack, named from below, and the places lie in a row along the belt. */
  z.strictObject({
    show: z.literal("row"),
    places: z
      .array(z.array(z.union([articleItem, solidItem])).min(1))
      .min(1)
      .max(16),
    gapMillimetres: z.number().min(0).max(200).optional(),
  }),
  /** The test object that shows whether a scanner sees what it must. */
  z.strictObject({ show: z.literal("calibration") }),
]);

export type ScanSubject = z.infer<typeof scanSubject>;

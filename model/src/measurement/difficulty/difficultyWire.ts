import { z } from "zod";

/** GET images/{id}/difficulty: how hard an image is for the people of a domain, in logits. */
export const imageDifficulty = z.object({
  /** Decisions it is worked out of; with none it follows from what was measured of the image, or from its level. */
  answers: z.int(),
  /** So many are asked for until its level follows from them. */
  leastAnswers: z.int(),
  difficulty: z.object({ value: z.number(), low: z.number(), high: z.number() }),
  /** Percent of middling learners who decide it rightly, at the difficulty and at the two ends of its interval. */
  rightly: z.object({ value: z.number(), low: z.number(), high: z.number() }),
  /** The level it was made with. */
  level: z.int(),
  /** The level that the answers say; null while there are too few. */
  answeredLevel: z.int().nullable(),
  /** Its library goes by what answers say. */
  measuredLevels: z.boolean(),
});
export type ImageDifficulty = z.infer<typeof imageDifficulty>;

/** GET imagelibraries/{id}/adaptive: what it lacks for a choice of images for each learner. */
export const adaptiveReadiness = z.object({
  images: z.int(),
  threatShare: z.number(),
  lack: z.object({ what: z.enum(["threats", "innocents", "categories", "articles"]), has: z.int(), needs: z.int() }).nullable(),
});
export type AdaptiveReadiness = z.infer<typeof adaptiveReadiness>;

import { z } from "zod";

const share = z.object({ part: z.int(), all: z.int() });

/** Where an image is used in a domain, and what it comes from. */
export const imageUse = z.object({
  /** Simulator courses that draw from its library, as many as are told. */
  courses: z.array(z.object({ id: z.int(), name: z.string() })),
  moreCourses: z.boolean(),
  /** The image it was made again from, and the one a threat was put into to make it. */
  supersedes: z.int().nullable(),
  source: z.int().nullable(),
  /** Images made from it in either way. */
  successors: z.array(z.int()),
  /** Decisions about it in sealed sessions of the domain. */
  shown: z.int(),
  /** Of a threat how often it was stopped, of an innocent bag how often it was stopped in vain; none where it was not decided. */
  stopped: share,
});
export type ImageUse = z.infer<typeof imageUse>;

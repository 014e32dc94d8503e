import { z } from "zod";

const share = z.object({ part: z.int(), all: z.int() });
const named = z.object({ id: z.int(), name: z.string() });
/** Decisions about it in sealed sessions; of a threat how often it was stopped, of an innocent bag how often in vain; none where it was not decided. */
const figures = z.object({ shown: z.int(), stopped: share });

/** How a learner met it: told apart, as a guess in practice is none in an exam. */
export const imageMeetings = ["practice", "exam", "quiz"] as const;

/** Where an image is used in a domain, and what it comes from. */
export const imageUse = z.object({
  /** Simulator courses that draw from its library, as many as are told. */
  courses: z.array(named),
  moreCourses: z.boolean(),
  /** Quizzes at the X-ray screen of these courses, and configurations that were given to them: as many as are told. */
  quizzes: z.array(named),
  configurations: z.array(named),
  /** The image it was made again from, and the one a threat was put into to make it. */
  supersedes: z.int().nullable(),
  source: z.int().nullable(),
  /** Images made from it in either way. */
  successors: z.array(z.int()),
  /** All, and by how learners met it. */
  ...figures.shape,
  by: z.record(z.enum(imageMeetings), figures),
  /** Decisions since it was made were taken away after their time; what they told is not counted. */
  lacking: z.boolean(),
});
export type ImageUse = z.infer<typeof imageUse>;

import { z } from "zod";

/** What waits for approval, and who else may give it. */
export const imageReviewAnswer = z.object({
  /** Drafts that the asker may decide; counted as far as `mostReviewCounted`. */
  waiting: z.int(),
  /** Drafts that the asker made: for somebody else. */
  own: z.int(),
  /** Names of some who may approve what the asker makes; empty: nobody. */
  approvers: z.array(z.string()),
});
export type ImageReview = z.infer<typeof imageReviewAnswer>;

export const mostReviewCounted = 1000;

/** How sure somebody is of a decision, from a guess to sure. */
export const confidences = [1, 2, 3, 4] as const;
export type Confidence = (typeof confidences)[number];

/** What was not said by then is not asked any longer: a question is no pause. */
export const mostRatingMs = 15_000;

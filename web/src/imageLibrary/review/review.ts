import type { ImageAct } from "@vigil/model/imageLibrary/imageAct";

/** What became of an image: decided here, or by somebody who was first. */
export type Outcome = Exclude<ImageAct, "restore"> | "others";

/** A row of images that are looked at one after the other. */
export interface Review {
  readonly ids: readonly number[];
  /** The one that is shown; behind the last there is the end. */
  readonly at: number;
  readonly outcomes: ReadonlyMap<number, Outcome>;
}

export const reviewOf = (ids: readonly number[]): Review => ({ ids, at: 0, outcomes: new Map() });

/** To the next one that nobody has decided; where there is none, to the end. */
export function afterDecision(review: Review, id: number, outcome: Outcome): Review {
  const outcomes = new Map(review.outcomes).set(id, outcome);
  const next = review.ids.findIndex((other, place) => place > review.at && !outcomes.has(other));
  return { ids: review.ids, outcomes, at: next < 0 ? review.ids.length : next };
}

/** What somebody else decided stays on the screen until one goes on. */
export const decidedByOthers = (review: Review, id: number): Review => ({
  ...review,
  outcomes: new Map(review.outcomes).set(id, "others"),
});

export const stepped = (review: Review, by: 1 | -1): Review => ({
  ...review,
  at: Math.min(review.ids.length, Math.max(0, review.at + by)),
});

export const undecided = ({ ids, outcomes }: Review): number[] => ids.filter((id) => !outcomes.has(id));

export const countOf = ({ outcomes }: Review, outcome: Outcome): number => [...outcomes.values()].filter((one) => one === outcome).length;

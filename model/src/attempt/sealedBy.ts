/** How an attempt ended: handed in, its time over, its learner gone for too long, or closed by somebody else. */
export const sealedBys = ["submit", "deadline", "disconnect", "administrator"] as const;
export type SealedBy = (typeof sealedBys)[number];

/** What is to be done because of misses at work, and what was. */
export const dutyStates = ["open", "overdue", "done"] as const;
export type DutyState = (typeof dutyStates)[number];

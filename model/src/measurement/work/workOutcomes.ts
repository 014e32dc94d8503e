/** What a real machine told of one bag into which it projected a threat; `falseAlarm` is a bag without one that was stopped. */
export const workOutcomes = ["hit", "miss", "falseAlarm", "aborted"] as const;
export type WorkOutcome = (typeof workOutcomes)[number];

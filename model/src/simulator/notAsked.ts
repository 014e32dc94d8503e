/** Rates that nobody asks for: the specification's plain rule, by the score alone. */
export const notAsked = { minHitRate: 0, maxFalseAlarmRate: 100 } as const;

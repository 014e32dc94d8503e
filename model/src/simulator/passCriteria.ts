/** What can keep a session from being passed, in the order it is told. */
export const passCriteria = ["score", "hitRate", "falseAlarmRate", "efficiency"] as const;
export type PassCriterion = (typeof passCriteria)[number];

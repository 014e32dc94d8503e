import type { WorkOutcome } from "./workOutcomes.ts";

/** Words of machines' own reports beside those of the screens, in the form in which they are compared. */
export const outcomeWords: Readonly<Record<WorkOutcome, readonly string[]>> = {
  hit: ["hit", "tip hit", "found", "detected", "success", "correct", "h"],
  miss: ["miss", "tip miss", "missed", "failed", "not detected", "overlooked", "m"],
  falseAlarm: ["falsealarm", "false alarm", "false positive", "non tip alarm", "non tip reject", "nontip", "non tip", "fa"],
  aborted: ["aborted", "abort", "tip abort", "cancelled", "canceled", "interrupted", "timeout", "time out"],
};
